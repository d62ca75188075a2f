package store

import (
	"slices"
	"strconv"
	"strings"

	"wildfifteen/game"
)

// maxPiece is the size in bytes from which on a piece is complete and the next one is begun.
const maxPiece = 2048

// runningGame keeps the running game in the local storage, in a series of pieces, so that the cost of adding a line does
// not grow with the game. Replacing the game writes another series and then changes which one is valid.
type runningGame struct {
	local    *local
	failures *failures
	series   int    // number of the series
	piece    int    // number of the last piece, which lines are added to
	tail     string // its text
	whole    []byte // the text of all pieces: the game outlives a storage that is cleared
	unsent   bool   // some of tail has not been written yet
	invalid  bool   // the series has not been made the valid one yet
}

// missing stands for a piece that is missing. The game takes it for a damaged line, and keeps aside what follows.
const missing = "\nmissing\n"

func pieceKey(series, piece int) string {
	return keyGame + "/" + strconv.Itoa(series) + "/" + strconv.Itoa(piece)
}

// add adds lines. While a piece cannot be written, it grows.
func (g *runningGame) add(lines string) {
	if g.local.shared {
		return
	}
	g.whole = append(g.whole, lines...)
	if g.invalid || g.lost() {
		g.replace(string(g.whole))
		return
	}
	g.tail += lines
	g.written(g.local.set(pieceKey(g.series, g.piece), g.tail))
}

// lost reports whether the pieces have vanished, because another page or the user has cleared the storage.
func (g *runningGame) lost() bool {
	return !g.unsent && (g.piece > 0 || g.tail != "") && !g.local.has(pieceKey(g.series, 0))
}

// flush tries again to write what could not be written.
func (g *runningGame) flush() {
	if g.unsent {
		g.add("")
	}
}

// written records the result of writing the tail.
func (g *runningGame) written(err error) {
	g.unsent = err != nil
	g.failures.note(game.GameFile, g.local.reason(game.GameFile, err))
	if err == nil && len(g.tail) > maxPiece {
		g.piece++
		g.tail = ""
	}
}

// replace writes a new series of pieces, makes it the valid one and removes the old series. If there is not enough space
// for both, it removes the old one first, and restores it if even that does not help: a browser takes all this as one
// step.
func (g *runningGame) replace(data string) {
	if g.local.shared {
		return
	}
	g.series, g.piece, g.tail, g.whole = g.series+1, 0, data, []byte(data)
	write := func() error {
		if err := g.local.set(pieceKey(g.series, 0), data); err != nil {
			return err
		}
		return g.local.set(keyGame, strconv.Itoa(g.series))
	}
	err := write()
	old := map[string]string{}
	for _, k := range g.local.keys(keyGame + "/") {
		if !strings.HasPrefix(k, keyGame+"/"+strconv.Itoa(g.series)+"/") {
			old[k], _ = g.local.get(k)
			g.local.drop(k)
		}
	}
	if err != nil {
		err = write()
	}
	if err != nil {
		g.local.drop(pieceKey(g.series, 0))
		for k, text := range old {
			_ = g.local.set(k, text)
		}
	}
	g.invalid = err != nil
	g.written(err)
}

// read returns the running game, and makes the next line go to its end. What could not be written, or has vanished, is
// still in memory.
func (g *runningGame) read() string {
	var all strings.Builder
	if g.unsent || g.lost() {
		return string(g.whole)
	}
	v, _ := g.local.get(keyGame)
	g.series, _ = strconv.Atoi(v)
	g.piece, g.tail = 0, ""
	for n, i := range g.pieces() {
		if i > g.piece+min(n, 1) {
			all.WriteString(missing)
		}
		text, _ := g.local.get(pieceKey(g.series, i))
		all.WriteString(text)
		g.piece, g.tail = i, text
	}
	g.whole = []byte(all.String())
	return all.String()
}

// pieces returns the numbers of the pieces of the valid series, sorted.
func (g *runningGame) pieces() (all []int) {
	prefix := keyGame + "/" + strconv.Itoa(g.series) + "/"
	for _, k := range g.local.keys(prefix) {
		if n, err := strconv.Atoi(k[len(prefix):]); err == nil && n >= 0 {
			all = append(all, n)
		}
	}
	slices.Sort(all)
	return all
}
