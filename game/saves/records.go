package saves

import (
	"bytes"
	"slices"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// What a tick has time for, so that a long list does not delay a picture.
const (
	workATick = 60 << 10 // bytes of lines to be read; each line counts as lineWork bytes more
	lineWork  = 200
	slotsTick = 3072 // slots of the index, and rows of statistics
)

// What is read of a file at a time.
const (
	linesPiece = 64 << 10
	indexPiece = slotsTick * history.SlotSize
	notesPiece = 1 << 20  // of the index, when only its notes on removed games are looked for
	longest    = 16 << 20 // a longer line is none
	probes     = 16       // number of lines with which the index is compared before it is used
)

// records reads the file of records. A short file is in memory as a whole. Of a long one the index is read, which has
// what lists show, and then the lines that the index does not cover yet.
type records struct {
	saves *Saves
	long  game.Ranges // nil: the file is in memory
	whole []byte      // the file, if it is in memory
	size  int64       // of the file at the start

	stage  stage
	probes []probe
	notes  stream // of the index
	index  stream
	lines  stream
	slots  *history.Index
	fresh  []byte // slots that are not written yet, the first of which is number freshAt
	at     int64  // number of bytes in lines that have been used
	valid  int64  // the same without half a line at the end that cannot be used
	rest   []byte // what has been read after them

	known map[uint64]bool // hashes of the lines that a newer version wrote
	bad   []byte          // the lines that could not be used, each with its newline
	spans []span          // where all of them stand
}

// stage is how far the reading is.
type stage uint8

const (
	probing stage = iota // the index is compared with some lines
	noting               // the notes in the index on removed games are read, so that no game is counted and then removed
	loading              // the index is read
	tailing              // the lines that the index does not cover are read
	done
)

// span is a place in the file.
type span struct {
	from   int64
	length int
}

// maxBad is how many bytes of unusable lines are copied. All of them stay in the file.
const maxBad = 1 << 20

func newRecords(s *Saves, f game.Files) *records {
	r := &records{saves: s, stage: tailing, known: map[uint64]bool{}, slots: history.NewIndex()}
	r.whole = f.Data[game.SolvesFile]
	r.size = int64(len(r.whole))
	if f.Long == nil {
		r.rest = r.whole
		return r
	}
	r.long, r.size, r.whole = f.Long, f.Sizes[game.SolvesFile], nil
	r.index = stream{name: game.IndexFile, size: f.Sizes[game.IndexFile] / history.SlotSize * history.SlotSize, piece: indexPiece}
	r.notes = r.index
	r.notes.piece = notesPiece
	r.lines = stream{name: game.SolvesFile, size: r.size, piece: linesPiece}
	if r.index.size > 0 {
		r.stage = probing
		r.probe()
	}
	return r
}

// torn reports whether the file does not end in a newline.
func (r *records) torn() bool { return r.long == nil && r.size > 0 && r.whole[r.size-1] != '\n' }

// step does the work of a tick.
func (r *records) step() {
	switch r.stage {
	case noting:
		r.note()
	case loading:
		r.load()
	case tailing:
		r.tail(workATick)
	}
}

// note reads the next notes of the index.
func (r *records) note() {
	if piece, ok := r.notes.next(r.long); ok {
		history.Removals(piece, func(n session.Note) { r.saves.History.Note(n.Of, n.Removed) })
	}
	if r.notes.ended {
		r.stage = loading
	}
}

// load reads the next slots of the index.
func (r *records) load() {
	piece, ok := r.index.next(r.long)
	if ok {
		r.slots.Read(piece, r.enter)
	}
	if r.index.ended || r.slots.Broken() {
		r.stage = tailing
		r.at, r.lines.asked, r.lines.used = r.slots.Covered, r.slots.Covered, r.slots.Covered
		r.valid = r.at
	}
}

// enter takes an entry of the index.
func (r *records) enter(e *history.Entry) {
	if r.stage != loading || e.Kind != session.NoteLine || e.Note.Optimal > 0 { // else note has been here
		r.saves.History.Enter(e)
	}
	switch at := (span{e.Row.Offset, int(e.Row.Length)}); e.Kind {
	case session.NewerLine:
		r.known[e.Row.Hash] = true
	case session.BadLine:
		r.spans = append(r.spans, at)
	}
}

// tail reads lines, as many as a number of bytes allows.
func (r *records) tail(work int) {
	for work > 0 {
		line, rest, whole := bytes.Cut(r.rest, []byte{'\n'})
		if !whole && r.long != nil && !r.lines.ended && len(line) < longest {
			if !r.more() {
				return
			}
			continue
		}
		if len(r.rest) == 0 {
			r.flush()
			r.stage = done
			return
		}
		r.take(line, whole)
		r.rest = rest
		r.at += int64(len(line))
		if whole {
			r.at++
		}
		work -= len(line) + lineWork
	}
}

// more adds the next piece of the file to what is to be read. It reports false while the piece is on its way.
func (r *records) more() bool {
	piece, ok := r.lines.next(r.long)
	if ok {
		r.rest = slices.Concat(r.rest, piece)
	}
	return ok || r.lines.ended
}

// take reads a line. A last line that has no newline is used if it is valid, and otherwise dropped in silence.
func (r *records) take(line []byte, whole bool) {
	l := session.ReadLine(line)
	if l.Kind == session.BadLine && !whole && !session.Grown(line) {
		return
	}
	r.valid = r.at + int64(len(line))
	if whole {
		r.valid++
	}
	switch {
	case l.Kind == session.BlankLine:
		return
	case l.Kind == session.BadLine && len(r.bad) < maxBad:
		r.bad = append(append(r.bad, line...), '\n')
	}
	e := history.EntryOf(line, &l, r.at)
	before := r.saves.History.Len()
	r.enter(&e)
	if r.long != nil && whole && (!e.IsGame() || r.saves.History.Len() > before) {
		r.fresh = r.slots.Write(r.fresh, &e)
		if len(r.fresh) >= indexPiece {
			r.flush()
		}
	}
}

// flush writes the new slots of the index.
func (r *records) flush() {
	if len(r.fresh) > 0 {
		r.long.Write(game.IndexFile, r.slots.Slots*history.SlotSize-int64(len(r.fresh)), r.fresh)
		r.fresh = nil
	}
}

// reply takes what was read of a file; it reports false if nobody here wanted it.
func (r *records) reply(p game.Reply) bool {
	r.saves.unread = r.saves.unread || r.stage != done && p.Text != "" && p.Range.Name == game.SolvesFile
	switch {
	case r.stage == probing && r.probed(p):
	case r.stage == noting && r.notes.got(p):
	case r.stage == loading && r.index.got(p):
	case r.stage == tailing && r.lines.got(p):
	default:
		return false
	}
	return true
}

// stream reads a file in pieces, one ahead.
type stream struct {
	name  string
	size  int64 // of what is to be read
	piece int
	asked int64 // number of bytes that have been asked for
	used  int64 // number of bytes that next has returned
	ready []byte
	ended bool // next has returned everything, or the file is shorter than it was
}

// next returns the next piece if it is there.
func (s *stream) next(from Reader) (piece []byte, ok bool) {
	if s.ready != nil {
		piece, s.ready = s.ready, nil
		s.used += int64(len(piece))
	}
	if s.used >= s.size {
		s.ended = true
	} else if s.asked == s.used {
		n := int(min(int64(s.piece), s.size-s.asked))
		s.asked += int64(n)
		from.Read(game.Range{Name: s.name, From: s.used, Length: n})
	}
	return piece, piece != nil
}

// got takes a reply; it reports false if it is about something else.
func (s *stream) got(p game.Reply) bool {
	if p.Range.Name != s.name || p.Range.From != s.used || s.asked == s.used || s.ready != nil {
		return false
	}
	s.ready = p.Data
	if len(p.Data) < p.Range.Length {
		s.size = s.used + int64(len(p.Data))
		s.ended = len(p.Data) == 0
	}
	return true
}

// probe is a comparison of a slot of the index with its line.
type probe struct {
	slot  int64
	entry history.Entry
	read  bool // the slot has been read
	ended bool
}

// probe asks for some slots of the index: the first ones, the last one and others between them.
func (r *records) probe() {
	slots := r.index.size / history.SlotSize
	for i := range int64(probes) {
		at := i * (slots - 1) / (probes - 1)
		if len(r.probes) > 0 && r.probes[len(r.probes)-1].slot == at {
			continue
		}
		r.probes = append(r.probes, probe{slot: at})
		r.long.Read(game.Range{Name: game.IndexFile, From: at * history.SlotSize, Length: history.SlotSize})
	}
}

// probed takes the reply to a question of probe. If one line is not as the index says, the index is of no use: all lines
// are read.
func (r *records) probed(p game.Reply) bool {
	ended := 0
	found := false
	for i := range r.probes {
		b := &r.probes[i]
		switch {
		case b.ended || found:
		case !b.read && p.Range == game.Range{Name: game.IndexFile, From: b.slot * history.SlotSize, Length: history.SlotSize}:
			found, b.read = true, true
			var ok bool
			if b.entry, ok = history.ReadSlot(p.Data); !ok {
				b.ended = true // a slot without a line; a damaged one ends the reading later
				break
			}
			r.long.Read(b.line())
		case b.read && p.Range == b.line():
			found, b.ended = true, true
			if n := len(p.Data) - 1; n != int(b.entry.Row.Length) || p.Data[n] != '\n' || !b.entry.Fits(p.Data[:n]) {
				r.probes, r.index.size, r.stage = nil, 0, loading // there are no notes
				return true
			}
		}
		if b.ended {
			ended++
		}
	}
	if ended == len(r.probes) {
		r.stage = noting
	}
	return found
}

// line returns where the line of the probe stands, with its newline.
func (b *probe) line() game.Range {
	return game.Range{Name: game.SolvesFile, From: b.entry.Row.Offset, Length: int(b.entry.Row.Length) + 1}
}
