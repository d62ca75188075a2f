package game

// PictureIn is a picture that the host is to decode.
type PictureIn struct {
	Data []byte
	Pack int // answer with a file of at most so many bytes, too; 0: none
}

// Pixels are an upright, opaque picture, four bytes a pixel, row by row.
type Pixels struct {
	W, H int
	Pix  []byte
}
