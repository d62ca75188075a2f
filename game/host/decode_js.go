package host

import (
	"errors"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/game/pictures"
)

// decode has the browser decode a picture: it does so on threads of its own, in less time than a page could, and the page
// needs no decoder. The pixels come into the page some lines at a time, so that no frame waits for them.
func (s *system) decode(in game.PictureIn) {
	go func() {
		answer := game.Reply{Kind: game.Pictured}
		if c, err := canvasOf(in.Data); err == nil {
			if answer.Pixels, err = c.pixels(); err == nil && in.Pack > 0 {
				answer.Data = c.pack(in.Pack)
			}
			c.free()
		}
		s.host.requests.reply(answer)
	}()
}

// canvas is an element of the page on which a picture is drawn, on white.
type canvas struct {
	element, context js.Value
	w, h             int
}

var errNoCanvas = errors.New("host: the browser cannot decode the picture")

// canvasOf draws a picture's file on a canvas, upright and as large as a picture is kept.
func canvasOf(data []byte) (*canvas, error) {
	if _, err := pictures.ReadRaster(data); err != nil {
		return nil, err
	}
	var p js.Value
	err := dom.Try(func() {
		blob := dom.Get("Blob").New([]any{dom.Array(data)})
		p = js.Global().Call("createImageBitmap", blob, map[string]any{"imageOrientation": "from-image"})
	})
	if err != nil {
		return nil, err
	}
	bitmap, err := dom.Await(p)
	if err != nil {
		return nil, err
	}
	defer func() { _ = dom.Try(func() { bitmap.Call("close") }) }()
	it := pictures.Info{W: bitmap.Get("width").Int(), H: bitmap.Get("height").Int()}
	w, h := it.Kept()
	return draw(bitmap, w, h)
}

// draw draws something on a new canvas of w x h pixels.
func draw(source js.Value, w, h int) (*canvas, error) {
	c := &canvas{w: w, h: h}
	err := dom.Try(func() {
		c.element = dom.Get("document").Call("createElement", "canvas")
		c.element.Set("width", w)
		c.element.Set("height", h)
		c.context = c.element.Call("getContext", "2d", map[string]any{"willReadFrequently": true, "alpha": false})
		c.context.Set("fillStyle", "#fff")
		c.context.Call("fillRect", 0, 0, w, h)
		c.context.Set("imageSmoothingQuality", "high")
		c.context.Call("drawImage", source, 0, 0, w, h)
	})
	return c, err
}

// free lets go of the canvas' memory.
func (c *canvas) free() {
	_ = dom.Try(func() {
		c.element.Set("width", 0)
		c.element.Set("height", 0)
	})
}

// strip is how many pixels come into the page at once.
const strip = 1 << 17

// pixels copies the picture into the page's memory.
func (c *canvas) pixels() (*game.Pixels, error) {
	p := &game.Pixels{W: c.w, H: c.h, Pix: make([]byte, 4*c.w*c.h)}
	for y, rows := 0, max(1, strip/c.w); y < c.h; y += rows {
		n := min(rows, c.h-y)
		copied := 0
		err := dom.Try(func() {
			data := c.context.Call("getImageData", 0, y, c.w, n).Get("data")
			copied = js.CopyBytesToGo(p.Pix[4*c.w*y:], data)
		})
		if err != nil {
			return nil, err
		}
		if copied != 4*c.w*n {
			return nil, errNoCanvas
		}
		time.Sleep(time.Millisecond) // which lets the page draw
	}
	return p, nil
}

// qualities of JPEG files are tried from the best on.
var qualities = [...]float64{0.88, 0.8, 0.7, 0.6, 0.45, 0.3}

// pack returns the picture as a JPEG file of at most most bytes, with half as many pixels a side as often as need be; nil if
// the browser writes none.
func (c *canvas) pack(most int) []byte {
	for _, q := range qualities {
		file, err := c.file(q)
		if err != nil {
			return nil
		}
		if len(file) <= most {
			return file
		}
	}
	if min(c.w, c.h) < 2*pictures.MinSide {
		return nil
	}
	half, err := draw(c.element, c.w/2, c.h/2)
	if err != nil {
		return nil
	}
	defer half.free()
	return half.pack(most)
}

// file returns the picture as a JPEG file.
func (c *canvas) file(quality float64) ([]byte, error) {
	made := make(chan js.Value, 1)
	done := js.FuncOf(func(_ js.Value, args []js.Value) any {
		made <- args[0]
		return nil
	})
	defer done.Release()
	if err := dom.Try(func() { c.element.Call("toBlob", done, "image/jpeg", quality) }); err != nil {
		return nil, err
	}
	blob := <-made
	if !blob.Truthy() {
		return nil, errNoCanvas
	}
	buffer, err := dom.Await(blob.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return dom.Bytes(buffer), nil
}
