package history

import "wildfifteen/game/session"

// Entry is what the index keeps of a line in the file of records. Blank lines have none.
type Entry struct {
	Kind   session.LineKind
	Row    Row          // of a game; of other lines, Hash, Offset and Length alone
	Group  string       // of a game
	Note   session.Note // of a NoteLine
	number int32        // of the group in the index
}

// EntryOf returns the entry of a line that stands at an offset in its file.
func EntryOf(line []byte, l *session.Line, offset int64) Entry {
	e := Entry{Kind: l.Kind}
	switch l.Kind {
	case session.SolveLine:
		e.Row, e.Group = RowOf(l.Solve), l.Solve.Group()
	case session.RunLine:
		e.Row, e.Group = RunRow(l.Run), l.Run.Group()
	case session.ToldLine:
		e.Row, e.Group = ToldRow(l.Told), l.Told.Group()
	case session.NoteLine:
		e.Note = l.Note
	case session.NewerLine, session.BadLine:
		e.Row.Hash = session.HashLine(line)
	}
	e.Row.Offset, e.Row.Length = offset, clip32(len(line))
	return e
}

// IsGame reports whether the entry has a row: it is that of a game, or of a run, which counts as one.
func (e *Entry) IsGame() bool {
	return e.Kind == session.SolveLine || e.Kind == session.ToldLine || e.Kind == session.RunLine
}

// RunRow returns the row of a run. Its place in the file is unknown.
func RunRow(r session.RunSolve) Row {
	id := r.Identity()
	in, _ := session.ParseInput(r.Input)
	row := Row{
		Hash: id.Hash, Second: id.Second, MS: r.MS, Offset: -1, STM: clip32(r.STM), MTM: clip32(r.MTM),
		Undos: clip16(r.Undos), Hints: clip16(r.Hints), Peeks: clip16(r.Peeks), Input: in,
	}
	if r.Own {
		row.Flags |= Own
	}
	return row
}

// ToldRow returns the row of a game whose moves are unknown. Its place in the file is unknown.
func ToldRow(t session.Told) Row {
	id := t.Identity()
	return Row{Hash: id.Hash, Second: id.Second, MS: t.MS, Offset: -1, STM: clip32(t.STM), Flags: Told}
}

// Enter adds what an entry says to the table, unless it is there already. It returns the row of a game that is new.
func (h *History) Enter(e *Entry) (id ID, news News, added bool) {
	switch e.Kind {
	case session.SolveLine, session.ToldLine, session.RunLine:
		if _, has := h.Find(e.Row.Identity()); has {
			break
		}
		id, news = h.Add(e.Row, e.Group)
		return id, news, true
	case session.NoteLine:
		if n := e.Note; n.Optimal > 0 {
			h.NoteOptimal(n.Of, n.Optimal)
		} else {
			h.Note(n.Of, n.Removed)
		}
	}
	return None, News{}, false
}

// Told returns the result of a game whose moves are unknown, as it was imported.
func (h *History) Told(id ID) session.Told {
	r := h.Row(id)
	config, kind := h.GroupOf(id).Config()
	return session.Told{Config: config, Hard: kind == "hard", MS: r.MS, STM: int(r.STM), Date: r.Date().UTC()}
}
