package cli

import (
	"context"
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/host/store"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
)

// book is the stored records. The game may have the same store open.
type book struct {
	*env
	saves *saves.Saves
	guest *guest
}

// guest is the store as a command uses it: it only adds records.
type guest struct {
	disk    *store.Disk
	replies []game.Reply
	lines   int // number of lines that may not be written yet
}

// AppendLines adds lines to the records.
func (g *guest) AppendLines(name string, lines [][]byte, receipt string) {
	g.disk.AppendLines(name, lines, receipt)
	g.lines += len(lines)
}

// Append adds a line to the records.
func (g *guest) Append(name string, line []byte) {
	if name == game.SolvesFile && len(line) > 0 {
		g.disk.Append(name, line)
		g.lines++
	}
}

// Replace does nothing: what cannot be read is for the game to keep aside.
func (g *guest) Replace(string, []byte) {}

// Confirm does nothing: a command plays no games.
func (g *guest) Confirm(string, string) {}

// Flush writes everything.
func (g *guest) Flush() bool { return g.disk.Flush() }

// Read reads a part of a file.
func (g *guest) Read(r game.Range) {
	data, err := g.disk.ReadNow(r)
	reply := game.Reply{Kind: game.Ranged, Range: r, Data: data}
	if err != nil {
		reply.Text = err.Error()
	}
	g.replies = append(g.replies, reply)
}

// Write writes a part of the index.
func (g *guest) Write(name string, at int64, data []byte) { g.disk.Write(name, at, data) }

// openBook opens the records in a folder, "" for the usual one, and reads them.
func (e *env) openBook(ctx context.Context, dir string) (*book, error) {
	if dir == "" {
		dir = store.DefaultDir()
	}
	g := &guest{disk: store.OpenGuest(dir)}
	files := g.disk.Files()
	if files.Long != nil {
		files.Long = g
	}
	b := &book{env: e, guest: g}
	err := b.trouble()
	if err == nil {
		b.saves, _ = saves.Open(files, g)
		err = b.run(ctx, b.saves.Loading)
	}
	for err == nil && b.saves.History.Work(1<<16) {
		err = ctx.Err()
	}
	if err != nil {
		b.close()
		return nil, err
	}
	return b, nil
}

// run reads on as long as there is more.
func (b *book) run(ctx context.Context, more func() bool) error {
	for {
		if err := b.reply(); err != nil {
			return err
		}
		b.saves.Read()
		if err := errors.Join(ctx.Err(), b.keep(false)); err != nil || !more() {
			return err
		}
	}
}

// trouble returns what the store says of files that cannot be read or written, and keeps what else it says for run.
func (b *book) trouble() error {
	for _, r := range b.guest.disk.Replies(nil, b.lang) {
		if r.Kind != game.StoreFailed && r.Kind != game.Told {
			b.guest.replies = append(b.guest.replies, r)
		} else if r.Text != "" {
			return errors.New(r.Text)
		}
	}
	return nil
}

// maxQueued is the number of lines after which a command waits until they are written.
const maxQueued = 1000

// keep waits until the new lines are written, if there are many or all is true.
func (b *book) keep(all bool) error {
	if b.guest.lines < maxQueued && !all {
		return nil
	}
	b.guest.lines = 0
	for !b.guest.disk.Flush() {
		if err := b.trouble(); err != nil {
			return err
		}
	}
	if err := b.trouble(); err != nil {
		return err
	}
	return b.reply()
}

// reply hands on what the store has said.
func (b *book) reply() error {
	replies := b.guest.replies
	b.guest.replies = nil
	for _, r := range replies {
		if r.Kind == game.Ranged && r.Text != "" {
			return errors.New(r.Text)
		}
		b.saves.Reply(r)
	}
	return nil
}

func (b *book) close() { b.guest.disk.Close() }

// solve returns the whole record of a game.
func (b *book) solve(ctx context.Context, id history.ID) (r session.Solve, err error) {
	ok := false
	failed := b.run(ctx, func() bool {
		r, ok, err = b.saves.Look(id)
		return !ok && err == nil
	})
	return r, errors.Join(err, failed)
}
