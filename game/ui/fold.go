package ui

import "wildfifteen/render"

// FoldMore returns how much higher the rows of a scrolled page are for its fold to cut none of them: n rows of some heights with the gaps
// below them, in a room. It is 0 if all of them fit, if none does, and if rows would be higher by more than most.
func FoldMore(n int, height func(i int) float32, room, most float32) float32 {
	for i := range n {
		if h := height(i); h <= room {
			room -= h
			continue
		}
		if i == 0 || room > most*float32(i) {
			return 0
		}
		return render.Floor(room / float32(i))
	}
	return 0
}
