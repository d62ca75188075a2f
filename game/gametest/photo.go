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

// Photo returns a JPEG file of w x h pixels that looks like a photograph: hills at dusk, with the sun.
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
	c := dusk(x, y)
	for i := range ridges {
		k := float64(i)
		near := k / (ridges - 1)
		foot := 0.50 + 0.11*k
		top := foot - 0.06*math.Sin(x*(4.3+1.9*k)+2.1*k) - 0.025*math.Sin(x*(13+3*k)+k) - 0.006*math.Sin(x*(41+7*k)+2*k)
		if y > top {
			mist := math.Exp(-(y - top) / 0.055) // the edge of a ridge is clear, what lies below it is in the mist
			c = blend(blend(rgb{226, 138, 122}, rgb{38, 26, 66}, math.Pow(near, 0.8)), rgb{240, 170, 140}, 0.45*(1-near)*(1-mist))
		}
	}
	return color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255}
}

// ridges is the number of hills one behind the other.
const ridges = 5

// rgb is a colour with its parts from 0 to 255.
type rgb [3]float64

// dusk returns the colour of the sky at a point: from blue at the top to gold at its foot, with the sun and its light.
func dusk(x, y float64) rgb {
	c := blend(rgb{58, 66, 140}, rgb{196, 108, 150}, min(1, y/0.34))
	c = blend(c, rgb{252, 186, 120}, max(0, min(1, (y-0.20)/0.34)))
	for _, s := range clouds {
		dx, dy := (x-s.x)/s.w, (y-s.y-0.012*math.Sin(19*x+40*s.y))/s.h
		c = blend(c, rgb{250, 168, 150}, 0.7*math.Exp(-dx*dx-dy*dy))
	}
	far := math.Hypot(x-0.64, (y-0.36)/1.5)
	c = blend(c, rgb{255, 226, 160}, 0.75*math.Exp(-far*far/0.02))
	if far < 0.075 {
		c = rgb{255, 244, 214}
	}
	return c
}

// clouds are streaks across the sky: their middles, and how far they reach.
var clouds = [...]struct{ x, y, w, h float64 }{
	{0.14, 0.11, 0.15, 0.016}, {0.27, 0.20, 0.20, 0.012}, {0.52, 0.05, 0.10, 0.010}, {0.88, 0.09, 0.16, 0.018}, {0.74, 0.17, 0.12, 0.009},
}

// blend mixes two colours: t = 0 gives a, t = 1 gives b.
func blend(a, b rgb, t float64) rgb {
	for i := range a {
		a[i] += (b[i] - a[i]) * t
	}
	return a
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
