package render

import (
	"testing"

	"wildfifteen/puzzle"
)

func TestRomanNumbers(t *testing.T) {
	for number, want := range map[int]string{1: "I", 4: "IV", 9: "IX", 14: "XIV", 40: "XL", 49: "XLIX", 90: "XC", 399: "CCCXCIX", 444: "CDXLIV", 888: "DCCCLXXXVIII", 999: "CMXCIX", 1023: "MXXIII"} {
		if got := string(Roman.append(nil, number)); got != want {
			t.Errorf("%d: %s, want %s", number, got, want)
		}
		if len(want) > maxNumeral {
			t.Errorf("%s is longer than %d", want, maxNumeral)
		}
	}
	if got := string(Arabic.append(nil, 1023)); got != "1023" {
		t.Errorf("1023 is written %s", got)
	}
}

// TestPips checks that the pips of a number all lie apart from each other within the square.
func TestPips(t *testing.T) {
	for n := 1; n <= maxPips; n++ {
		var at [][2]float32
		for i := range n {
			x, y := pipAt(i, n)
			if x <= 0 || x >= 1 || y <= 0 || y >= 1 {
				t.Errorf("%d: pip %d is at %v, %v", n, i, x, y)
			}
			for _, p := range at {
				if abs(p[0]-x) < 0.15 && abs(p[1]-y) < 0.15 {
					t.Errorf("%d: pip %d touches another", n, i)
				}
			}
			at = append(at, [2]float32{x, y})
		}
	}
}

func TestNumeralsOnBoards(t *testing.T) {
	board := func(w, h int) puzzle.Board {
		g, err := puzzle.NewGoal(puzzle.Size{W: w, H: h}, puzzle.Rule{Kind: puzzle.Classic})
		if err != nil {
			t.Fatal(err)
		}
		return g.Board()
	}
	if Pips.on(board(6, 6), LightTheme()) != Pips || Pips.on(board(7, 6), LightTheme()) != Arabic {
		t.Error("pips are for boards of up to 6x6")
	}
	if NoNumerals.on(board(3, 3), LightTheme()) != NoNumerals || NoNumerals.on(board(3, 3), ContrastTheme()) != Arabic {
		t.Error("without colours there must be numbers")
	}
}
