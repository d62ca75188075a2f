package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// resultLooks are the sizes of the result, the largest first, which is for a high column beside the board. Those that trim leave
// to the sheet what does not fit, the very last more than remarks.
var resultLooks = [...]resultLook{{time: 88, title: 32, gap: 24, words: 18}, {time: 56, title: 28, gap: 16}, {time: 56, title: 24, gap: 16}, {time: 56, title: 24, gap: 8},
	{time: 44, title: 24, gap: 4}, {time: 36, title: 22, gap: 8, trims: true, run: true}, {time: 28, title: 20, gap: 4},
	{time: 24, title: 20, gap: 4, trims: true}, {time: 20, title: 18, gap: 4, trims: true}, lastLook}

// lastLook is that of the smallest windows and of the largest letters on a phone; largeLook is for large letters with more room.
var (
	lastLook  = resultLook{time: 26, title: 20, gap: 4, words: 12, trims: true, beside: true, scrolls: true}
	largeLook = resultLook{time: 32, title: 22, gap: 8, beside: true}
)

// largeLooks and largestLooks are the sizes of the result above the board in large letters: one grid for the heads of all results.
var (
	largeLooks   = [...]resultLook{largeLook, lastLook}
	largestLooks = [...]resultLook{lastLook}
)

// largestText is the text size from which on the heads of all results have the same size.
const largestText = 1.75

// lowLook is the number of the largest of them beside the board on a low screen.
const lowLook = 3

// resultLook is a size of the result: of its time and title, and the gaps, in dip; whether what has no room whole is left to the
// sheet; and whether the time stands beside the title.
type resultLook struct {
	time, title, gap float32
	words            float32 // of the words below the time, in dip; 0: 16; less: of the bar of the fewest moves alone
	trims, beside    bool
	scrolls          bool // where it has no room
	run              bool // of a run, which has so much to tell that a large time matters more than a remark
}

// face returns the face of the words of the bar, which may be smaller than the others: so they have a line together.
func (k resultLook) face(f *ui.Frame) render.FaceID {
	if k.words > 0 {
		return f.Face(render.Regular, k.words)
	}
	return f.Face(render.Regular, 16)
}

// sides returns the face of the times of a race: smaller than the time above, in large letters too.
func (k resultLook) sides(f *ui.Frame) render.FaceID {
	if k.words > 16 {
		return f.Face(render.Regular, k.words)
	}
	return captionFace(f)
}

// size returns the size of the other words below the time, in dip.
func (k resultLook) size() float32 { return max(16, k.words) }
