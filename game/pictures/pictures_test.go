package pictures

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"
)

// jpegOf returns the beginning of a JPEG file, up to its pixels.
func jpegOf(mark byte, w, h int, parts string, before ...byte) []byte {
	d := append([]byte{0xff, 0xd8}, before...)
	d = append(d, 0xff, mark, 0, byte(8+len(parts)), 8)
	d = binary.BigEndian.AppendUint16(d, uint16(h))
	d = binary.BigEndian.AppendUint16(d, uint16(w))
	d = append(append(d, byte(len(parts)/3)), parts...)
	return append(d, 0xff, 0xda, 0, 2)
}

// scansOf returns a JPEG file of many scans without pixels.
func scansOf(n int) []byte {
	return append(jpegOf(0xc2, 64, 64, usual), bytes.Repeat([]byte{0xff, 0xda, 0, 2}, n-1)...)
}

const usual = "\x01\x22\x00\x02\x11\x00\x03\x11\x00" // three components, the second and the third of half the size

// exifOf returns a segment that says how a picture is turned.
func exifOf(order binary.AppendByteOrder, turn int) []byte {
	mark := "II*\x00"
	if order.String() == "BigEndian" {
		mark = "MM\x00*"
	}
	tiff := order.AppendUint16(order.AppendUint32([]byte(mark), 8), 1)
	tiff = order.AppendUint32(order.AppendUint16(order.AppendUint16(tiff, 0x0112), 3), 1)
	tiff = order.AppendUint16(order.AppendUint16(tiff, uint16(turn)), 0)
	body := append([]byte("Exif\x00\x00"), tiff...)
	return append(binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(2+len(body))), body...)
}

// pngOf returns the beginning of a PNG file.
func pngOf(w, h int, depth, colour, interlace byte, between ...byte) []byte {
	d := append([]byte("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13)
	d = append(d, "IHDR"...)
	d = binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(d, uint32(w)), uint32(h))
	d = append(d, depth, colour, 0, 0, interlace, 0, 0, 0, 0)
	return append(append(d, between...), 0, 0, 0, 9, 'I', 'D', 'A', 'T')
}

func faultOf(err error) Fault {
	var e *Error
	if errors.As(err, &e) {
		return e.Fault
	}
	return 0
}

// TestRead checks sizes and faults of files, hostile ones among them.
func TestRead(t *testing.T) {
	moving := append([]byte{0, 0, 0, 8, 'a', 'c', 'T', 'L'}, make([]byte, 12)...)
	for name, c := range map[string]struct {
		data  []byte
		fault Fault
	}{
		"a photograph":                  {jpegOf(0xc0, 4032, 3024, usual), 0},
		"a large photograph":            {jpegOf(0xc0, 6000, 4000, usual), 0},
		"a progressive one":             {jpegOf(0xc2, 2400, 1600, usual), 0},
		"a progressive one, too large":  {jpegOf(0xc2, 4032, 3024, usual), Heavy},
		"the largest":                   {jpegOf(0xc0, 20_000, 20_000, usual), Heavy},
		"a side too long":               {jpegOf(0xc0, 65535, 65535, usual), Sides},
		"arithmetic coding":             {jpegOf(0xc9, 64, 64, usual), Damaged},
		"no component":                  {jpegOf(0xc0, 64, 64, ""), Damaged},
		"a component of no size":        {jpegOf(0xc0, 64, 64, "\x01\x02\x00"), Damaged},
		"no frame":                      {[]byte{0xff, 0xd8, 0xff, 0xda, 0, 2}, Damaged},
		"a segment shorter than itself": {[]byte{0xff, 0xd8, 0xff, 0xe0, 0, 0}, Damaged},
		"an end after the start":        {[]byte{0xff, 0xd8, 0xff}, Damaged},
		"a thread":                      {pngOf(100_000, 1, 8, 2, 0), Sides},
		"a picture of many scans":       {scansOf(100), 0},
		"one of too many":               {scansOf(101), Damaged},
		"a film behind its end":         {append(append(scansOf(1), 0xff, 0xd9), scansOf(101)...), 0},
		"an end within a table":         {append(append(jpegOf(0xc2, 64, 64, usual), 0xff, 0xc4, 0, 4, 0xff, 0xd9), scansOf(101)[2:]...), Damaged},
		"scans within comments":         {append(jpegOf(0xc2, 64, 64, usual), bytes.Repeat([]byte{0xff, 0xfe, 0, 4, 0xff, 0xda}, 101)...), 0},
		"pixels and bytes that fill":    {append(jpegOf(0xc2, 64, 64, usual), bytes.Repeat([]byte{0xff, 0, 0xff, 0xd0, 0xff, 0xff, 0xfe, 0, 2, 7}, 101)...), 0},
		"a mark that has no length":     {append(jpegOf(0xc2, 64, 64, usual), 0xff, 1, 0, 4, 0xff, 0xd9), Damaged},
		"a strip":                       {pngOf(2000, 20, 8, 2, 0), Sides},
		"a point":                       {pngOf(1, 1, 8, 2, 0), Sides},
		"a screen":                      {pngOf(3840, 2160, 8, 6, 0), 0},
		"a screen of 16 bits":           {pngOf(3840, 2160, 16, 6, 0), Heavy},
		"a screen that is interlaced":   {pngOf(3840, 2160, 8, 6, 1), Heavy},
		"one of 16 colours":             {pngOf(7680, 4320, 4, 3, 0), 0},
		"a bomb":                        {pngOf(20_000, 20_000, 8, 2, 0), Heavy},
		"a PNG file that moves":         {pngOf(64, 64, 8, 2, 0, moving...), Moving},
		"a chunk that is too long":      {pngOf(64, 64, 8, 2, 0, 0x7f, 0xff, 0xff, 0xff, 'a', 'b', 'c', 'd'), Damaged},
		"sides beyond all numbers":      {pngOf(1<<32-1, 1<<32-1, 8, 2, 0), Damaged},
		"nothing":                       {nil, Unknown},
		"a text":                        {[]byte("4x4.snake#monday"), Unknown},
		"a long file":                   {append(jpegOf(0xc0, 64, 64, usual), make([]byte, MaxFile)...), Long},
	} {
		it, err := Read(c.data)
		if got := faultOf(err); got != c.fault {
			t.Errorf("%s: fault %d, want %d (%d x %d, %d bytes)", name, got, c.fault, it.W, it.H, it.memory)
		}
	}
}

// TestReadRaster checks the limit of systems that decode all pictures in the same way.
func TestReadRaster(t *testing.T) {
	for side, want := range map[int]Fault{4096: 0, 4097: Heavy} {
		if _, err := ReadRaster(jpegOf(0xc2, side, 4096, usual)); faultOf(err) != want {
			t.Errorf("%d pixels: %v", side, err)
		}
	}
}

// TestTurned checks that a turned picture changes its sides, with numbers in both orders.
func TestTurned(t *testing.T) {
	for turn := range 10 {
		for _, order := range []binary.AppendByteOrder{binary.BigEndian, binary.LittleEndian} {
			it, err := Read(jpegOf(0xc0, 400, 300, usual, exifOf(order, turn)...))
			want := Turn(turn)
			if turn > 8 {
				want = 0
			}
			if err != nil || it.Turn != want {
				t.Fatalf("%v says %d: turn %d, %v", order, turn, it.Turn, err)
			}
			w, h := it.Upright()
			if swapped := turn >= 5 && turn <= 8; swapped != (w == 300) || w+h != 700 {
				t.Errorf("turn %d: %d x %d", turn, w, h)
			}
		}
	}
}

// TestPlace checks that all turns are different and fill the picture.
func TestPlace(t *testing.T) {
	const w, h = 3, 2
	seen := map[[w * h]int]bool{}
	for turn := Turn(1); turn <= 8; turn++ {
		var all [w * h]int
		tw := w
		if turn.Swaps() {
			tw = h
		}
		filled := map[int]bool{}
		for i := range w * h {
			x, y := turn.Place(i%w, i/w, w, h)
			if x < 0 || y < 0 || x >= tw || y >= w*h/tw {
				t.Fatalf("turn %d leads to %d, %d", turn, x, y)
			}
			all[i] = y*tw + x
			filled[all[i]] = true
		}
		if len(filled) != w*h || seen[all] {
			t.Errorf("turn %d: %v", turn, all)
		}
		seen[all] = true
	}
}

func TestKept(t *testing.T) {
	for _, c := range [][4]int{{4032, 3024, 2048, 1536}, {3024, 4032, 1536, 2048}, {2048, 100, 2048, 100}, {20_000, 400, 2048, 41}, {300, 200, 300, 200}} {
		it := Info{W: c[0], H: c[1]}
		if w, h := it.Kept(); w != c[2] || h != c[3] {
			t.Errorf("of %d x %d pixels %d x %d are kept", c[0], c[1], w, h)
		}
	}
}

// files returns small files of all kinds that other programs can read.
func files(t testing.TB) map[Kind][]byte {
	img := image.NewPaletted(image.Rect(0, 0, 40, 30), color.Palette{color.White, color.Black})
	var j, p, g bytes.Buffer
	if jpeg.Encode(&j, img, nil) != nil || png.Encode(&p, img) != nil || gif.Encode(&g, img, nil) != nil {
		t.Fatal("a picture cannot be written")
	}
	webp := append([]byte("RIFF\x20\x00\x00\x00WEBPVP8 \x0a\x00\x00\x00\x00\x00\x00\x9d\x01\x2a"), 40, 0, 30, 0)
	return map[Kind][]byte{JPEG: j.Bytes(), PNG: p.Bytes(), GIF: g.Bytes(), WebP: webp}
}

// TestFiles checks the sizes of files of all kinds, and what is left of them if they are cut off anywhere.
func TestFiles(t *testing.T) {
	for kind, data := range files(t) {
		it, err := Read(data)
		if err != nil || it.Kind != kind || it.W != 40 || it.H != 30 || !Is(data) {
			t.Errorf("kind %d: %+v, %v", kind, it, err)
		}
		for n := range data {
			if it, err := Read(data[:n]); err == nil && (it.W != 40 || it.H != 30) {
				t.Errorf("kind %d, %d bytes: %+v", kind, n, it)
			}
		}
	}
}

// TestMoving checks that pictures which move are told from others.
func TestMoving(t *testing.T) {
	frame := image.NewPaletted(image.Rect(0, 0, 20, 20), color.Palette{color.White, color.Black})
	var one, two bytes.Buffer
	if gif.EncodeAll(&one, &gif.GIF{Image: []*image.Paletted{frame}, Delay: []int{1}}) != nil ||
		gif.EncodeAll(&two, &gif.GIF{Image: []*image.Paletted{frame, frame}, Delay: []int{1, 1}}) != nil {
		t.Fatal("a picture cannot be written")
	}
	extended := append([]byte("RIFF\x20\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00"), make([]byte, 6)...)
	for _, c := range []struct {
		data []byte
		want Fault
	}{{one.Bytes(), 0}, {two.Bytes(), Moving}, {extended, Moving}} {
		if _, err := Read(c.data); faultOf(err) != c.want {
			t.Errorf("%q: %v, want fault %d", c.data[:12], err, c.want)
		}
	}
}

// FuzzRead checks that no file makes the reader fail, and that what it accepts is within the limits.
func FuzzRead(f *testing.F) {
	for _, data := range files(f) {
		f.Add(data)
	}
	f.Add(jpegOf(0xc2, 2400, 1600, usual, exifOf(binary.BigEndian, 6)...))
	f.Add(pngOf(64, 64, 16, 6, 1))
	f.Fuzz(func(t *testing.T, data []byte) {
		it, err := Read(data)
		if err != nil && faultOf(err) == 0 {
			t.Fatalf("the error is %v", err)
		}
		if err != nil {
			return
		}
		w, h := it.Kept()
		if !Is(data) || it.W < MinSide || it.H > MaxSide || w < 1 || h < 1 || max(w, h) > MaxKept || it.Memory(len(data)) > MaxMemory {
			t.Errorf("accepted: %+v", it)
		}
	})
}
