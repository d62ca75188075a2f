// Package pictures reads what stands at the beginning of files of pictures: their kind and size, how they are turned, and
// how much memory it takes to decode them. It decodes none, and works in time and memory that the numbers in a file do not
// change.
package pictures

import "strconv"

// Kind is the format of a file.
type Kind uint8

// The formats.
const (
	JPEG Kind = iota + 1
	PNG
	GIF
	WebP
)

// Info is what is known of a picture before it is decoded.
type Info struct {
	Kind Kind
	W, H int  // as stored, before it is turned
	Turn Turn // how it is to be turned

	memory int // bytes that decoding takes, at most
	moving bool
}

// Limits of files and pictures.
const (
	MaxFile   = 24 << 20 // bytes
	MinSide   = 16       // pixels
	MaxSide   = 20_000
	maxRatio  = 50       // of the longer side to the shorter one
	MaxMemory = 64 << 20 // bytes that a picture may cost, with its file
	MaxKept   = 2048     // pixels of the longer side of a picture that is kept
	MaxStored = 1 << 20  // bytes of a picture that is stored, as a text
)

// reserve is what scaling and packing a picture take besides, in bytes.
const reserve = 4 << 20

// Fault says why a file cannot be used.
type Fault uint8

// The reasons.
const (
	Unknown Fault = iota + 1 // it is none of the formats
	Damaged                  // it ends too early, or contradicts itself
	Moving                   // it has several pictures
	Sides                    // a side is too short or too long
	Heavy                    // decoding it takes too much memory
	Long                     // the file is too long
)

// Error is the error of a file that cannot be used.
type Error struct {
	Fault Fault
	W, H  int // of the picture, if known
}

// Error returns an English text for programmers.
func (e *Error) Error() string {
	text := [...]string{Unknown: "not a known kind of picture", Damaged: "damaged", Moving: "has several pictures", Sides: "a side is too short or too long",
		Heavy: "takes too much memory", Long: "the file is too long"}[e.Fault]
	return "picture of " + strconv.Itoa(e.W) + " x " + strconv.Itoa(e.H) + " pixels: " + text
}

// Is reports whether data looks like a picture.
func Is(data []byte) bool { return kindOf(data) != 0 }

func kindOf(data []byte) Kind {
	switch {
	case has(data, 0, "\xff\xd8\xff"):
		return JPEG
	case has(data, 0, "\x89PNG\r\n\x1a\n"):
		return PNG
	case has(data, 0, "GIF87a"), has(data, 0, "GIF89a"):
		return GIF
	case has(data, 0, "RIFF") && has(data, 8, "WEBP"):
		return WebP
	}
	return 0
}

func has(data []byte, at int, text string) bool {
	return len(data) >= at+len(text) && string(data[at:at+len(text)]) == text
}

// Read reads what is known of a picture and checks that it can be decoded within the limits. The error is an [*Error].
func Read(data []byte) (Info, error) {
	it, err := look(data)
	if err == nil && it.Memory(len(data)) > MaxMemory {
		err = &Error{Heavy, it.W, it.H}
	}
	return it, err
}

// ReadRaster is like [Read], for a system that decodes every picture to four bytes a pixel.
func ReadRaster(data []byte) (Info, error) {
	it, err := look(data)
	if err == nil && 4*it.W*it.H > MaxMemory {
		err = &Error{Heavy, it.W, it.H}
	}
	return it, err
}

// look reads what is known of a picture and checks all but the memory that it takes.
func look(data []byte) (it Info, err error) {
	if len(data) > MaxFile {
		return it, &Error{Fault: Long}
	}
	ok := false
	switch it.Kind = kindOf(data); it.Kind {
	case JPEG:
		ok = it.jpeg(data)
	case PNG:
		ok = it.png(data)
	case GIF:
		ok = it.gif(data)
	case WebP:
		ok = it.webp(data)
	default:
		return it, &Error{Fault: Unknown}
	}
	switch {
	case it.moving:
		return it, &Error{Moving, it.W, it.H}
	case !ok:
		return it, &Error{Damaged, it.W, it.H}
	case min(it.W, it.H) < MinSide || max(it.W, it.H) > min(MaxSide, maxRatio*min(it.W, it.H)):
		return it, &Error{Sides, it.W, it.H}
	}
	return it, nil
}

// Memory returns how many bytes the picture takes at most, from its file of a length to what is kept of it.
func (it *Info) Memory(file int) int {
	w, h := it.Kept()
	return file + it.memory + 4*w*h + reserve
}

// Upright returns the size of the picture once it is turned.
func (it *Info) Upright() (w, h int) {
	if it.Turn.Swaps() {
		return it.H, it.W
	}
	return it.W, it.H
}

// Kept returns the size of what is kept of the picture: upright, and not larger than MaxKept.
func (it *Info) Kept() (w, h int) {
	w, h = it.Upright()
	if long := max(w, h); long > MaxKept {
		w, h = max(1, (w*MaxKept+long/2)/long), max(1, (h*MaxKept+long/2)/long)
	}
	return w, h
}

// Turn is how a picture is turned and mirrored, as the EXIF format numbers it; 0 and 1 leave it as it is.
type Turn uint8

// Swaps reports whether width and height change places.
func (t Turn) Swaps() bool { return t >= 5 && t <= 8 }

// Place returns where the point x, y of a picture of w x h pixels goes.
func (t Turn) Place(x, y, w, h int) (int, int) {
	switch t {
	case 2:
		return w - 1 - x, y
	case 3:
		return w - 1 - x, h - 1 - y
	case 4:
		return x, h - 1 - y
	case 5:
		return y, x
	case 6:
		return h - 1 - y, x
	case 7:
		return h - 1 - y, w - 1 - x
	case 8:
		return y, w - 1 - x
	}
	return x, y
}
