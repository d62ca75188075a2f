package saves

import (
	"strconv"

	"wildfifteen/game"
	"wildfifteen/game/history"
)

const (
	maxKept   = 4 << 20 // bytes of added lines that are kept in memory if they can be read again
	maxFlying = 4 << 20 // bytes of lines on their way to the disk above which no more are taken from a backup
)

// added holds the lines that were added to the records since the start, by this program or another one: the last ones
// themselves, and where those before them stand.
type added struct {
	most   int // maxKept
	lines  []addedLine
	first  int         // number of the first of the lines
	size   int         // bytes in them
	flying int         // bytes of those that are on their way to a store that tells where they stand
	parts  []game.Part // the lines that are no longer in memory
}

// addedLine is a line and where it stands in the file.
type addedLine struct {
	text   []byte
	row    history.ID // of its game; None: it is about no game
	at     int64      // -1: unknown
	flying bool
}

// put adds a line.
func (a *added) put(l addedLine) {
	a.lines = append(a.lines, l)
	a.size += len(l.text)
	if l.flying {
		a.flying += len(l.text)
	}
	a.drop()
}

// drop forgets the first lines that can be read again, if there are too many. Their order stays, because a later line may take
// back what an earlier one says.
func (a *added) drop() {
	for a.size > a.most && len(a.lines) > 0 && a.lines[0].at >= 0 {
		l := a.lines[0]
		a.lines[0] = addedLine{}
		a.lines, a.first = a.lines[1:], a.first+1
		a.size -= len(l.text)
		end := l.at + int64(len(l.text)) + 1
		if n := len(a.parts); n > 0 && a.parts[n-1].To == l.at {
			a.parts[n-1].To = end
		} else {
			a.parts = append(a.parts, game.Part{From: l.at, To: end})
		}
	}
}

// full reports whether so many lines are on their way to the disk that no more are taken from a backup.
func (a *added) full() bool { return a.flying > maxFlying }

// lineOf returns the line of a game that is not known to be in the file yet; nil: there is none.
func (a *added) lineOf(row history.ID) []byte {
	for _, l := range a.lines {
		if l.row == row {
			return l.text
		}
	}
	return nil
}

// receipt returns the receipt for the next line.
func (a *added) receipt() string { return strconv.Itoa(a.first + len(a.lines)) }

// placed takes the reply that says where the lines of a receipt stand.
func (s *Saves) placed(p game.Reply) {
	a := &s.added
	n, err := strconv.Atoi(p.Text)
	at, end := p.Range.From, p.Range.From+int64(p.Range.Length)
	for i := n - a.first; err == nil && i >= 0 && i < len(a.lines) && at < end; i++ {
		l := &a.lines[i]
		if !l.flying {
			continue // of another program
		}
		l.at, l.flying = at, false
		a.flying -= len(l.text)
		if l.row != history.None && s.looks.far != nil {
			s.History.SetLine(l.row, at, len(l.text))
		}
		at += int64(len(l.text)) + 1
	}
	a.drop()
}
