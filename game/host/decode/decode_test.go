package decode

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"runtime"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// quarters returns a picture whose quarters are red, green, blue and white.
func quarters(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := [4]color.RGBA{{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 255}}
			img.SetRGBA(x, y, c[x*2/w+2*(y*2/h)])
		}
	}
	return img
}

func jpegFile(t testing.TB, img image.Image) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func pngFile(t testing.TB, img image.Image) []byte {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// corners returns letters for the colours near the four corners.
func corners(p *game.Pixels) string {
	text := ""
	for i := range 4 {
		x, y := p.W/8+p.W*3/4*(i%2), p.H/8+p.H*3/4*(i/2)
		c := p.Pix[4*(y*p.W+x):]
		switch {
		case c[0] > 200 && c[1] > 200 && c[2] > 200:
			text += "w"
		case c[0] > 200:
			text += "r"
		case c[1] > 200:
			text += "g"
		case c[2] > 200:
			text += "b"
		default:
			text += "?"
		}
	}
	return text
}

// TestTurns checks that a picture comes out as its EXIF data turn it.
func TestTurns(t *testing.T) {
	file := jpegFile(t, quarters(80, 48))
	for turn, want := range []string{1: "rgbw", 2: "grwb", 3: "wbgr", 4: "bwrg", 5: "rbgw", 6: "brwg", 7: "wgbr", 8: "gwrb"} {
		if turn == 0 {
			continue
		}
		exif := []byte("\xff\xe1\x00\x22Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00")
		exif[4+6+8+2+9] = byte(turn)
		data := append(append(append([]byte{}, file[:2]...), exif...), file[2:]...)
		p, err := Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if turned := turn > 4; corners(p) != want || turned != (p.W == 48) {
			t.Errorf("turn %d: %d x %d, %s, want %s", turn, p.W, p.H, corners(p), want)
		}
	}
}

// TestKinds decodes files of all kinds that this program can write, with all sorts of pixels.
func TestKinds(t *testing.T) {
	img := quarters(64, 64)
	clear := image.NewNRGBA(img.Rect)
	grey, deep, palette := image.NewGray(img.Rect), image.NewRGBA64(img.Rect), image.NewPaletted(img.Rect, color.Palette{color.White, color.RGBA{255, 0, 0, 255}, color.RGBA{0, 255, 0, 255}, color.RGBA{0, 0, 255, 255}})
	for y := range 64 {
		for x := range 64 {
			c := img.At(x, y)
			grey.Set(x, y, c)
			deep.Set(x, y, c)
			palette.Set(x, y, c)
		}
	}
	var g bytes.Buffer
	if err := gif.Encode(&g, palette, nil); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"jpeg": {jpegFile(t, img), "rgbw"}, "png": {pngFile(t, img), "rgbw"}, "gif": {g.Bytes(), "rgbw"}, "16 bits": {pngFile(t, deep), "rgbw"},
		"a palette": {pngFile(t, palette), "rgbw"}, "clear on white": {pngFile(t, clear), "wwww"}, "grey": {pngFile(t, grey), "???w"},
	} {
		p, err := Decode(c.data)
		if err != nil || p.W != 64 || p.H != 64 || corners(p) != c.want {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for i := 3; i < len(p.Pix); i += 4 {
			if p.Pix[i] != 255 {
				t.Fatalf("%s: a pixel is not opaque", name)
			}
		}
	}
}

// Files of quarters(32, 32), with and without loss: there is no encoder here.
const (
	webpLossy    = "UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASogACAAAoBCJaACdMoRwN4B+Kv5Ac4ZoF3kzPwM+A3gAP7vdtf+EzM8v/e2Mx//88BTN0sDTmyubLc2W5sv9oAOT6yYOJkUn/abd/94i3DEAA=="
	webpLossless = "UklGRjgAAABXRUJQVlA4TCwAAAAvH8AHAB8gEEjeHzqN+RcQFPwf3fxHZA+AMNtokpOc5BHcP6L/UaX6C7Btvw=="
)

// TestWebP decodes both kinds of such files.
func TestWebP(t *testing.T) {
	for _, text := range []string{webpLossy, webpLossless} {
		data, _ := base64.StdEncoding.DecodeString(text)
		if p, err := Decode(data); err != nil || p.W != 32 || corners(p) != "rgbw" {
			t.Errorf("%d bytes: %v", len(data), err)
		}
		for n := range data {
			_, _ = Decode(data[:n]) // which must not panic
		}
	}
}

// TestShrink checks that a large picture becomes the mean of its pixels.
func TestShrink(t *testing.T) {
	img := image.NewGray(image.Rect(0, 0, 4096, 64))
	for x := range 4096 {
		for y := range 64 {
			img.SetGray(x, y, color.Gray{uint8(x%2*2 + y%2*4 + 10*(x/2%8))})
		}
	}
	if _, err := Decode(pngFile(t, img)); err == nil {
		t.Fatal("a picture of 64 to 1 is accepted")
	}
	img = image.NewGray(image.Rect(0, 0, 4096, 256))
	for x := range 4096 {
		for y := range 256 {
			img.SetGray(x, y, color.Gray{uint8(x%2*2 + y%2*4 + 10*(x/2%8))})
		}
	}
	p, err := Decode(pngFile(t, img))
	if err != nil || p.W != 2048 || p.H != 128 {
		t.Fatalf("%v", err)
	}
	for i := range p.W * p.H {
		if want := uint8(3 + 10*(i%p.W%8)); p.Pix[4*i] != want {
			t.Fatalf("pixel %d is %d, want %d", i, p.Pix[4*i], want)
		}
	}
}

// TestDamaged checks that a file which is cut off is damaged, wherever its pixels are missing.
func TestDamaged(t *testing.T) {
	noise := quarters(64, 64)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range noise.Pix {
		noise.Pix[i] |= uint8(r.IntN(256))
	}
	for _, file := range [][]byte{jpegFile(t, noise), pngFile(t, noise)} {
		for n := range len(file) - 60 {
			if p, err := Decode(file[:n]); err == nil {
				t.Fatalf("%d of %d bytes: %d x %d pixels", n, len(file), p.W, p.H)
			}
		}
	}
}

// TestMemory decodes files that claim to be as large as is just allowed, and are not there: no kind costs more than the
// limit. A picture of full size is scaled and packed within it, too.
func TestMemory(t *testing.T) {
	claims := map[string]func(side int) []byte{
		"jpeg":             func(n int) []byte { return claimed(jpegFile(t, quarters(64, 64)), 0xc0, n) },
		"progressive jpeg": func(n int) []byte { return claimed(jpegFile(t, quarters(64, 64)), 0xc2, n) },
		"grey jpeg":        func(n int) []byte { return claimed(jpegFile(t, image.NewGray(image.Rect(0, 0, 64, 64))), 0xc2, n) },
	}
	for name, c := range map[string]struct{ depth, colour, interlace byte }{
		"png": {8, 2, 0}, "clear png": {8, 6, 0}, "deep png": {16, 6, 0}, "interlaced png": {8, 6, 1}, "deep interlaced png": {16, 2, 1}, "grey png": {8, 0, 0},
		"png with a palette": {1, 3, 0},
	} {
		claims[name] = func(n int) []byte { return pngClaim(t, n, c.depth, c.colour, c.interlace) }
	}
	for name, make := range claims {
		lo, hi := pictures.MinSide, pictures.MaxSide
		for lo < hi-1 { // the largest side that is accepted
			mid := (lo + hi) / 2
			if _, err := pictures.Read(make(mid)); err == nil {
				lo = mid
			} else {
				hi = mid
			}
		}
		data := make(lo)
		cost := costOf(func() { _, _ = Decode(data) })
		t.Logf("%s of %d x %d pixels: %d MB", name, lo, lo, cost>>20)
		if cost+uint64(len(data)) > pictures.MaxMemory {
			t.Errorf("%s of %d x %d pixels: %d bytes", name, lo, lo, cost)
		}
		if lo < 1000 || hi > 12_000 {
			t.Errorf("%s: the limit is a side of %d", name, lo)
		}
	}
}

// TestMemoryWhole decodes and packs whole large pictures within the limit.
func TestMemoryWhole(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 2400, 2200))
	r := rand.New(rand.NewPCG(1, 2))
	for i := range img.Pix {
		img.Pix[i] = uint8(r.IntN(4)) + uint8(i/5000)
	}
	for name, data := range map[string][]byte{"png": pngFile(t, img), "jpeg": jpegFile(t, img)} {
		var file []byte
		cost := costOf(func() {
			p, err := Decode(data)
			if err != nil {
				t.Fatal(name, err)
			}
			file = Pack(p, 700<<10)
		})
		t.Logf("%s of %d bytes: %d MB, packed in %d bytes", name, len(data), cost>>20, len(file))
		if cost+uint64(len(data)) > pictures.MaxMemory || len(file) == 0 {
			t.Errorf("%s: %d bytes of memory, packed in %d", name, cost, len(file))
		}
	}
}

// TestPack checks that a picture which hardly becomes smaller is packed all the same, with fewer pixels.
func TestPack(t *testing.T) {
	p := &game.Pixels{W: 501, H: 400, Pix: make([]byte, 4*501*400)}
	r := rand.New(rand.NewPCG(3, 4))
	for i := range p.Pix {
		p.Pix[i] = uint8(r.IntN(256))
	}
	for most, want := range map[int]int{1 << 20: 501, 20_000: 250, 5000: 125} {
		file := Pack(p, most)
		q, err := Decode(file)
		if err != nil || len(file) > most || q.W != want {
			t.Errorf("%d bytes: %d, %v, %+v", most, len(file), err, q)
		}
	}
	if Pack(p, 10) != nil {
		t.Error("a picture of ten bytes")
	}
}

// costOf returns how many bytes f allocates in all: more than it ever holds at once.
func costOf(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// claimed returns a JPEG file whose head says that it is n pixels wide and high, with a frame of another kind.
func claimed(file []byte, mark byte, n int) []byte {
	file = bytes.Clone(file)
	at := bytes.Index(file, []byte{0xff, 0xc0})
	file[at+1] = mark
	binary.BigEndian.PutUint16(file[at+5:], uint16(n))
	binary.BigEndian.PutUint16(file[at+7:], uint16(n))
	if mark == 0xc2 {
		scan := bytes.Index(file, []byte{0xff, 0xda})
		file[scan+5+2*int(file[scan+4])+1] = 0 // a progressive scan of the first coefficients
	}
	return file
}

// pngClaim returns a PNG file whose head says that it is n pixels wide and high.
func pngClaim(t *testing.T, n int, depth, colour, interlace byte) []byte {
	d := []byte("\x89PNG\r\n\x1a\n")
	chunk := func(kind string, body []byte) {
		d = binary.BigEndian.AppendUint32(d, uint32(len(body)))
		from := len(d)
		d = append(append(d, kind...), body...)
		d = binary.BigEndian.AppendUint32(d, crc32.ChecksumIEEE(d[from:]))
	}
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(n)), uint32(n))
	chunk("IHDR", append(head, depth, colour, 0, 0, interlace))
	if colour == 3 {
		chunk("PLTE", []byte{0, 0, 0, 255, 255, 255})
	}
	whole := pngFile(t, quarters(8, 8))
	at := bytes.Index(whole, []byte("IDAT"))
	chunk("IDAT", whole[at+4:at+4+int(binary.BigEndian.Uint32(whole[at-4:]))])
	chunk("IEND", nil)
	return d
}

// FuzzDecode checks that no file makes the decoder fail or cost too much.
func FuzzDecode(f *testing.F) {
	img := quarters(24, 20)
	var g bytes.Buffer
	if err := gif.Encode(&g, img, nil); err != nil {
		f.Fatal(err)
	}
	f.Add(jpegFile(f, img))
	f.Add(claimed(jpegFile(f, img), 0xc2, 700))
	f.Add(pngFile(f, img))
	f.Add(g.Bytes())
	for _, text := range []string{webpLossy, webpLossless} {
		data, _ := base64.StdEncoding.DecodeString(text)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var p *game.Pixels
		var err error
		cost := costOf(func() { p, err = Decode(data) })
		if cost > pictures.MaxMemory {
			t.Errorf("%d bytes of memory", cost)
		}
		var e *pictures.Error
		switch {
		case err != nil && !errors.As(err, &e):
			t.Errorf("the error is %v", err)
		case err == nil && (len(p.Pix) != 4*p.W*p.H || max(p.W, p.H) > pictures.MaxKept):
			t.Errorf("%d x %d pixels in %d bytes", p.W, p.H, len(p.Pix))
		}
	})
}
