package decode

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"slices"
	"testing"

	"wildfifteen/game/pictures"
)

// part is a chunk of a PNG or WebP file or a segment of a JPEG file.
type part struct {
	name string
	body []byte
}

// container is a kind of file that is made of parts.
type container struct {
	head  []byte
	parts func(data []byte) []part // of a valid file
	join  func(head []byte, parts []part) []byte
}

var containers = map[string]container{
	"png": {[]byte("\x89PNG\r\n\x1a\n"), func(data []byte) (all []part) {
		for data = data[8:]; len(data) >= 12; {
			n := int(binary.BigEndian.Uint32(data))
			all = append(all, part{string(data[4:8]), bytes.Clone(data[8 : 8+n])})
			data = data[12+n:]
		}
		return all
	}, func(head []byte, parts []part) []byte {
		d := bytes.Clone(head)
		for _, p := range parts {
			d = binary.BigEndian.AppendUint32(d, uint32(len(p.body)))
			from := len(d)
			d = append(append(d, p.name...), p.body...)
			d = binary.BigEndian.AppendUint32(d, crc32.ChecksumIEEE(d[from:]))
		}
		return d
	}},
	"webp": {[]byte("RIFF"), func(data []byte) (all []part) {
		for data = data[12:]; len(data) >= 8; {
			n := int(binary.LittleEndian.Uint32(data[4:]))
			all = append(all, part{string(data[:4]), bytes.Clone(data[8 : 8+n])})
			data = data[min(len(data), 8+n+n%2):]
		}
		return all
	}, func(head []byte, parts []part) []byte {
		var d []byte
		for _, p := range parts {
			d = binary.LittleEndian.AppendUint32(append(d, p.name...), uint32(len(p.body)))
			d = append(append(d, p.body...), make([]byte, len(p.body)%2)...)
		}
		return slices.Concat(head, binary.LittleEndian.AppendUint32(nil, uint32(len(d)+4)), []byte("WEBP"), d)
	}},
	"jpeg": {[]byte("\xff\xd8"), func(data []byte) (all []part) {
		for data = data[2:]; len(data) > 4 && data[0] == 0xff && data[1] != 0xda; {
			n := int(binary.BigEndian.Uint16(data[2:]))
			all = append(all, part{string(data[1:2]), bytes.Clone(data[4 : 2+n])})
			data = data[2+n:]
		}
		return append(all, part{"", bytes.Clone(data)}) // the scan
	}, func(head []byte, parts []part) []byte {
		d := bytes.Clone(head)
		for _, p := range parts {
			if p.name != "" {
				d = binary.BigEndian.AppendUint16(append(append(d, 0xff), p.name...), uint16(len(p.body)+2))
			}
			d = append(d, p.body...)
		}
		return d
	}},
}

// changed returns parts of a file after the changes that a script tells: three bytes for each.
func changed(parts []part, script []byte) []part {
	for ; len(script) >= 3 && len(parts) > 0; script = script[3:] {
		i, at, c := int(script[0]>>3)%len(parts), int(script[1]), script[2]
		p := &parts[i]
		switch script[0] & 7 {
		case 0:
			parts = slices.Delete(parts, i, i+1)
		case 1:
			parts = slices.Insert(parts, i, part{p.name, bytes.Clone(p.body)})
		case 2:
			j := at % len(parts)
			parts[i], parts[j] = parts[j], parts[i]
		case 3:
			p.body = p.body[:at*len(p.body)/256]
		case 4:
			p.body = append(p.body, bytes.Repeat([]byte{c}, at)...)
		case 5:
			if len(p.name) > 0 {
				name := []byte(p.name)
				name[at%len(name)] = c
				p.name = string(name)
			}
		default:
			if len(p.body) > 0 {
				p.body[at%min(len(p.body), 64)] = c // fields stand at the beginning
			}
		}
		if len(parts) > 60 {
			break
		}
	}
	return parts
}

// FuzzMadePictures changes, takes away and doubles parts of valid files, with right lengths and sums: what the reader of heads takes,
// the decoder decodes or refuses, within the limits of size and memory.
func FuzzMadePictures(f *testing.F) {
	img := quarters(24, 20)
	files := map[string][][]byte{"jpeg": {jpegFile(f, img), claimed(jpegFile(f, img), 0xc2, 700)}, "png": {pngFile(f, img)}}
	for _, text := range []string{webpLossy, webpLossless} {
		data, _ := base64.StdEncoding.DecodeString(text)
		files["webp"] = append(files["webp"], data)
	}
	kinds := []string{"jpeg", "png", "webp"}
	for kind, name := range kinds {
		c := containers[name]
		for i, file := range files[name] {
			if again := c.join(c.head, c.parts(file)); !bytes.Equal(again, file) {
				f.Fatalf("%s file %d is put together as %d bytes, not %d", name, i, len(again), len(file))
			}
			f.Add(uint8(kind), uint8(i), []byte{})
			f.Add(uint8(kind), uint8(i), []byte{6, 3, 255, 1, 0, 0, 11, 128, 0})
		}
	}
	f.Fuzz(func(t *testing.T, kind, file uint8, script []byte) {
		name := kinds[int(kind)%len(kinds)]
		c := containers[name]
		data := c.join(c.head, changed(c.parts(files[name][int(file)%len(files[name])]), script))
		head, refused := pictures.Read(data)
		var e *pictures.Error
		cost := costOf(func() {
			p, err := Decode(data)
			switch {
			case err != nil && !errors.As(err, &e):
				t.Errorf("the error is %v", err)
			case err == nil && refused != nil:
				t.Errorf("decoded is what the reader refuses: %v", refused)
			case err == nil && (len(p.Pix) != 4*p.W*p.H || max(p.W, p.H) > pictures.MaxKept || p.W < 1 || p.H < 1):
				t.Errorf("%d x %d pixels in %d bytes", p.W, p.H, len(p.Pix))
			}
		})
		told := 0
		if refused == nil {
			told = head.Memory(len(data))
		}
		if max(cost, uint64(told)) > pictures.MaxMemory {
			t.Errorf("%d bytes of memory, the head says %d", cost, told)
		}
	})
}
