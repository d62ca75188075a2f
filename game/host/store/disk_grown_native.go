//go:build !js

package store

import (
	"bytes"
	"os"
	"path/filepath"
	"sync"
	"time"

	"wildfifteen/game"
)

const (
	lookAfter  = time.Second // between two looks at the size of the records
	grownPiece = 64 << 10    // how much of the new lines is read at a time
	grownLine  = 16 << 20    // a longer line is none
)

// grown finds the lines that other programs add to the records.
type grown struct {
	next time.Time // of the next look; zero: none has been asked for. Only Replies uses it

	mu   sync.Mutex
	on   bool   // the game has read the records
	busy bool   // a look is on its way
	more bool   // there is more to read at once
	seen int64  // where the lines begin that the game does not know
	own  []span // what this process has written behind seen, in order
}

// span is a part of a file.
type span struct{ from, to int64 }

// begin notes that the game has read the records up to a size.
func (g *grown) begin(path string, size int64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.on, g.seen, g.own = true, lineStart(path, size), nil
}

// lineStart returns where the last line before a size begins that has no newline yet. It may be half a line that another
// program is writing.
func lineStart(path string, size int64) int64 {
	if size == 0 {
		return 0 // there may be something that is no file, and would have to be waited for
	}
	from := max(0, size-grownPiece)
	data, err := readRange(path, game.Range{From: from, Length: int(size - from)})
	if at := bytes.LastIndexByte(data, '\n'); err == nil && at >= 0 {
		return from + int64(at) + 1
	}
	return size
}

// writing calls write, which adds lines to the records, and notes what it has written.
func (g *grown) writing(path string, write func() error) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.on {
		return write()
	}
	before := sizeOf(path)
	err := write()
	if after := sizeOf(path); after > before {
		g.own = append(g.own, span{before, after})
	}
	return err
}

// sizeOf returns the size of a file, 0 if there is none.
func sizeOf(path string) int64 {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return 0
	}
	return info.Size()
}

// due reports whether it is time to look, at most once until looked is called.
func (g *grown) due(now time.Time) bool {
	if !g.mu.TryLock() {
		return false // lines are being written
	}
	defer g.mu.Unlock()
	if !g.on || g.busy || !g.more && now.Before(g.next) {
		return false
	}
	g.next, g.busy, g.more = now.Add(lookAfter), true, false
	return true
}

// look reads the next lines that another program has added. The answer has no data if there are none.
func (g *grown) look(path string) game.Reply {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.busy = false
	size := sizeOf(path)
	if size < g.seen { // this is another file
		g.seen, g.own = size, nil
	}
	for len(g.own) > 0 && g.own[0].from <= g.seen {
		g.seen = max(g.seen, g.own[0].to)
		g.own = g.own[1:]
	}
	end, whole := size, false
	if len(g.own) > 0 {
		end, whole = g.own[0].from, true // a write of this process has ended the line before it
	}
	at := game.Range{Name: game.SolvesFile, From: g.seen}
	data := g.read(path, end, whole)
	at.Length = len(data)
	g.seen += int64(len(data))
	g.more = len(data) > 0
	return game.Reply{Kind: game.Grown, Range: at, Data: data}
}

// read reads whole lines before an end. Everything before it is whole lines if whole is true.
func (g *grown) read(path string, end int64, whole bool) []byte {
	for piece := int64(grownPiece); g.seen < end; piece = grownLine {
		n := min(piece, end-g.seen)
		data, err := readRange(path, game.Range{From: g.seen, Length: int(n)})
		if err != nil || int64(len(data)) < n {
			return nil // the next look tries again
		}
		if whole && g.seen+n == end {
			return data
		}
		if at := bytes.LastIndexByte(data, '\n'); at >= 0 {
			return data[:at+1]
		}
		if n == grownLine {
			return data
		}
		if g.seen+n == end {
			return nil // half a line
		}
	}
	return nil
}

// lookForMore looks from time to time whether another program has added records.
func (d *Disk) lookForMore() {
	if !d.grown.due(time.Now()) {
		return
	}
	d.ranges.do(func() {
		if reply := d.grown.look(filepath.Join(d.dir, game.SolvesFile)); len(reply.Data) > 0 {
			d.ranges.answer(reply)
		}
	})
}
