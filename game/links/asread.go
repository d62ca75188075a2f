package links

import (
	"strconv"
	"strings"

	"wildfifteen/puzzle"
)

// AsRead is a board as far as a text with a fault tells it. The zero AsRead is of no board.
type AsRead struct {
	Size   puzzle.Size
	Labels []string // of the cells, in order
	Bad    []bool   // by index of Labels: what is wrong
}

// asRead reads a game with its tiles as far as that goes. The tile at the mark is wrong, and so is one with the same number.
func asRead(text string, mark int) (r AsRead) {
	head, tiles, ok := strings.Cut(text, ":")
	c, err := puzzle.ParseConfig(head)
	if !ok || err != nil || mark <= len(head)+1 || !c.Size.Playable() {
		return r
	}
	r.Size = c.Size
	at, wrong := len(head)+1, ""
	for label := range strings.SplitSeq(tiles, ",") {
		if n, err := strconv.Atoi(label); err != nil || n < 0 || len(label) > 4 || len(r.Labels) == c.Size.Cells() {
			break
		}
		if at == mark-1 {
			wrong = label
		}
		r.Labels, at = append(r.Labels, label), at+len(label)+1
	}
	if wrong == "" {
		return AsRead{}
	}
	for _, label := range r.Labels {
		r.Bad = append(r.Bad, label == wrong)
	}
	return r
}
