package pictures

import (
	"bytes"
	"encoding/binary"
)

// maxScans is the number of scans that a picture may have. Programs write some ten; each goes over the whole picture, in as few
// as twenty bytes, so a file of many could keep a decoder busy for hours.
const maxScans = 100

// jpeg reads the segments of a JPEG file up to its pixels.
func (it *Info) jpeg(data []byte) bool {
	framed, adobe := false, false
	for at := 2; ; {
		head, ok := part(data, at, 4)
		if !ok || head[0] != 0xff {
			return false
		}
		if head[1] == 0xff { // a byte that fills
			at++
			continue
		}
		body, ok := part(data, at+4, int(binary.BigEndian.Uint16(head[2:]))-2)
		if !ok {
			return false
		}
		switch mark := head[1]; {
		case mark == 0xda: // the pixels begin
			if adobe {
				it.memory += 4 * it.W * it.H // their colours may have to be converted
			}
			return framed && fewScans(data[at:])
		case mark == 0xee && has(body, 0, "Adobe"):
			adobe = true
		case mark == 0xe1 && has(body, 0, "Exif\x00\x00") && it.Turn == 0:
			it.Turn = turnOf(body[6:])
		case mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc:
			if framed || !it.frame(mark, body) {
				return false
			}
			framed = true
		}
		at += 4 + len(body)
	}
}

// fewScans reads a picture from its first scan on, and reports whether it has at most maxScans. What stands behind its end is not
// counted: phones put a film there, in which any bytes may occur.
func fewScans(data []byte) bool {
	for scans := 0; scans <= maxScans; {
		at := bytes.IndexByte(data, 0xff)
		head, ok := part(data, max(at, 0), 4)
		if at < 0 || !ok {
			return true
		}
		switch mark := head[1]; {
		case mark == 0xd9: // the picture ends
			return true
		case mark == 0xff: // a byte that fills
			data = data[at+1:]
		case mark == 0 || mark >= 0xd0 && mark <= 0xd7: // part of the pixels
			data = data[at+2:]
		case mark < 0xc0 || mark == 0xd8: // decoders differ in how they go on
			return false
		default:
			if mark == 0xda {
				scans++
			}
			data = data[min(len(data), at+2+max(2, int(binary.BigEndian.Uint16(head[2:])))):]
		}
	}
	return false
}

// frame reads the head of a frame.
func (it *Info) frame(mark byte, body []byte) bool {
	if len(body) < 6 || mark > 0xc2 { // lossless and arithmetic coding are not decoded anywhere
		return false
	}
	it.H, it.W = int(binary.BigEndian.Uint16(body[1:])), int(binary.BigEndian.Uint16(body[3:]))
	n := int(body[5])
	if n != 1 && n != 3 && n != 4 || len(body) != 6+3*n {
		return false
	}
	across, down, units := 1, 1, 0
	for i := range n {
		h, v := int(body[7+3*i]>>4), int(body[7+3*i]&15)
		if h < 1 || h > 4 || v < 1 || v > 4 {
			return false
		}
		if n == 1 {
			h, v = 1, 1 // the factors of a single component mean nothing
		}
		across, down, units = max(across, h), max(down, v), units+h*v
	}
	const block = 64
	blocks := units * ((it.W + 8*across - 1) / (8 * across)) * ((it.H + 8*down - 1) / (8 * down))
	it.memory = blocks * block
	if mark == 0xc2 { // progressive: all coefficients are kept, of four bytes each
		it.memory += 4 * blocks * block
	}
	if n == 4 {
		it.memory += 4 * it.W * it.H // its colours are converted
	}
	return true
}
