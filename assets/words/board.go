package words

import (
	"strconv"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// Config names the configuration of a game: "4×4 snake without 7".
func Config(lang *assets.Lang, g puzzle.Game) string {
	size := g.Goal.Size()
	text := SizeAndKind(lang, size, g.Config.Rule.Kind)
	if m := g.Goal.Missing(); m != size.Cells() && m != 0 {
		text = lang.T("common.config_missing", "config", text, "n", strconv.Itoa(m))
	}
	return text
}

// Deal is Config followed by the number of moves that the deal needs (depth; 0 for any number).
func Deal(lang *assets.Lang, g puzzle.Game, depth int) string {
	text := Config(lang, g)
	if depth > 0 {
		return lang.T("common.config_depth", "config", text, "n", strconv.Itoa(depth))
	}
	return text
}

// SizeAndKind names a size and a kind of goal: "4×4 snake".
func SizeAndKind(lang *assets.Lang, size puzzle.Size, kind puzzle.Kind) string {
	return lang.T("common.config", "w", size.W, "h", size.H, "kind", Kind(lang, kind))
}

var kindKeys = [...]string{
	puzzle.Classic: "common.classic", puzzle.Snake: "common.snake", puzzle.Spiral: "common.spiral", puzzle.PathKind: "common.path",
	puzzle.Wild: "common.wild", puzzle.Random: "common.random", puzzle.BoardKind: "common.arrangement",
}

// Kind names a kind of goal.
func Kind(lang *assets.Lang, kind puzzle.Kind) string { return lang.T(kindKeys[kind]) }

var directionKeys = [4]string{puzzle.Up: "play.way_up", puzzle.Down: "play.way_down", puzzle.Left: "play.way_left", puzzle.Right: "play.way_right"}

// Direction says which way a tile goes: "to the left".
func Direction(lang *assets.Lang, d puzzle.Dir) string { return lang.T(directionKeys[d]) }

// Parity is "odd" or "even".
func Parity(lang *assets.Lang, odd bool) string {
	if odd {
		return lang.T("common.odd")
	}
	return lang.T("common.even")
}

// Board reads a board out, row by row.
func Board(lang *assets.Lang, b puzzle.Board) string {
	var text []byte
	for cell := range b.Size().Cells() {
		if cell > 0 {
			text = append(text, ", "...)
		}
		if n := b.At(cell); n > 0 {
			text = strconv.AppendInt(text, int64(n), 10)
		} else {
			text = append(text, lang.T("atlas.blank")...)
		}
	}
	return string(text)
}
