package gametest

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// Photo returns a JPEG file of w x h pixels that looks like a photograph: hills under a sky with the sun.
func Photo(t testing.TB, w, h int) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			var sum [3]int // of four points, so that edges are smooth
			for i := range 4 {
				c := land((float64(x)+0.5*float64(i%2))/float64(w), (float64(y)+0.5*float64(i/2))/float64(h))
				sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
			}
			img.SetRGBA(x, y, color.RGBA{uint8(sum[0] / 4), uint8(sum[1] / 4), uint8(sum[2] / 4), 255})
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// land returns the colour of the landscape at a point.
func land(x, y float64) color.RGBA {
	c := [3]float64{90 + 130*y, 150 + 70*y, 225 - 20*y}
	if math.Hypot(x-0.7, (y-0.25)/1.5) < 0.07 {
		c = [3]float64{255, 240, 190}
	}
	for i := range 4 {
		k := float64(i)
		if y > 0.45+0.13*k+0.06*math.Sin(x*(5+3*k)+k*2)+0.02*math.Sin(x*31+k) {
			shade := 0.8 + 0.2*math.Sin(x*60+y*90+k)
			c = [3]float64{(110 - 25*k) * shade, (140 - 22*k) * shade, (120 - 26*k) * shade}
		}
	}
	return color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255}
}

// Drop drops a file on the window and waits until it is read, if it is a picture.
func (r *Run) Drop(name string, data []byte) {
	r.T.Helper()
	r.Reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
	if pictures.Is(data) {
		r.Tick(ownTicks)
	}
}

// dropPhoto drops a small photograph.
func dropPhoto(r *Run) { r.Drop("holiday.jpg", Photo(r.T, 300, 200)) }

// ownTicks is enough for a picture to be decoded and for its smaller sizes to be made.
const ownTicks = 60
