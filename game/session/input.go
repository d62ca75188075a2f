package session

// Input is the kind of device that a move was made with.
type Input uint8

// The kinds of input.
const (
	NoInput  Input = iota // unknown, or the program itself; for statistics: whatever the input
	Keyboard              // arrows and letters
	Mouse                 // clicks and drags
	Touch                 // taps, drags and swipes
	Gamepad               // pad and stick
	Hover                 // a moving pointer, no button pressed
	Mixed                 // several kinds in one game; never of a single move
	inputs
)

var inputNames = [inputs]string{"", "keyboard", "mouse", "touch", "gamepad", "hover", "mixed"}

// inputLetters are the kinds a single move can have, as the log writes them, from Keyboard on.
const inputLetters = "kmtgh"

// String returns the name used in records: "keyboard"; "" for NoInput.
func (in Input) String() string {
	if in < inputs {
		return inputNames[in]
	}
	return ""
}

// ParseInput returns the kind of input with the name; ok is false where there is none.
func ParseInput(name string) (in Input, ok bool) {
	for in, text := range inputNames {
		if text == name && text != "" {
			return Input(in), true
		}
	}
	return NoInput, false
}

// ofMove reports whether a single move can have been made with the input.
func (in Input) ofMove() bool { return in >= Keyboard && in <= Hover }
