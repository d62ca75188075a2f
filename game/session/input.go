package session

// Input is the kind of device that a move was made with.
type Input uint8

// The kinds of input.
const (
	NoInput  Input = iota // unknown, or the program itself; in statistics: games of any input
	Keyboard              // arrows and letters
	Mouse                 // clicks and drags
	Touch                 // taps, drags and swipes
	Gamepad               // d-pad and stick
	Hover                 // a moving pointer with no button pressed
	Mixed                 // several kinds in one game; never the input of a single move
	inputs
)

var inputNames = [inputs]string{"", "keyboard", "mouse", "touch", "gamepad", "hover", "mixed"}

// inputLetters are the letters in the log for the kinds of input that a single move can have, from Keyboard on.
const inputLetters = "kmtgh"

// String returns the name used in records, such as "keyboard", or "" for NoInput.
func (in Input) String() string {
	if in < inputs {
		return inputNames[in]
	}
	return ""
}

// ParseInput returns the kind of input with a name that String returns; ok is false if there is none, as for "".
func ParseInput(name string) (in Input, ok bool) {
	for in, text := range inputNames {
		if text == name && text != "" {
			return Input(in), true
		}
	}
	return NoInput, false
}

// ofMove reports whether in can be the input of a single move.
func (in Input) ofMove() bool { return in >= Keyboard && in <= Hover }
