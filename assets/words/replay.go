package words

import (
	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// Replay says how long a game took and how many moves, such as "2:03, 148 moves".
func Replay(l *assets.Lang, r puzzle.Replay) string {
	moves, _ := r.Line()
	count := l.N("common.moves", puzzle.STM(moves))
	if !r.Timed {
		return count
	}
	return l.T("common.time_moves", "time", Clock(r.Time(), 0), "moves", count)
}
