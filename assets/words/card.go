package words

import "wildfifteen/assets"

// Card says what stands below the number of moves on a card: what they are and, if optimal is not 0, the fewest possible.
func Card(l *assets.Lang, moves, optimal int) string {
	switch optimal {
	case 0:
		return l.N("share.moves", moves)
	case moves:
		return l.N("share.perfect", moves)
	}
	return l.N("share.moves_best", moves, "best", l.Count(optimal))
}
