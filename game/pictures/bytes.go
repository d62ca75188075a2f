package pictures

import "encoding/binary"

// part returns n bytes of data from an offset; ok is false if there are fewer.
func part(data []byte, at, n int) (p []byte, ok bool) {
	if at < 0 || n < 0 || at > len(data) || n > len(data)-at {
		return nil, false
	}
	return data[at : at+n], true
}

// maxTags is how many fields of EXIF data are looked at.
const maxTags = 512

// turnOf returns how EXIF data say that a picture is turned, 0 if they do not say it.
func turnOf(exif []byte) Turn {
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case has(exif, 0, "MM"):
		order = binary.BigEndian
	case !has(exif, 0, "II"):
		return 0
	}
	first, ok := part(exif, 4, 4)
	if !ok || order.Uint32(first) > uint32(len(exif)) {
		return 0
	}
	at := int(order.Uint32(first))
	count, ok := part(exif, at, 2)
	if !ok {
		return 0
	}
	for i := range min(int(order.Uint16(count)), maxTags) {
		tag, ok := part(exif, at+2+12*i, 12)
		if !ok {
			return 0
		}
		const orientation, short = 0x0112, 3
		if order.Uint16(tag) == orientation && order.Uint16(tag[2:]) == short {
			if v := order.Uint16(tag[8:]); v <= 8 {
				return Turn(v)
			}
			return 0
		}
	}
	return 0
}
