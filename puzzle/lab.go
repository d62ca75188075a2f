package puzzle

import "strings"

// LabPrefix begins the text of a [Lab]. No game ID begins with it.
const LabPrefix = "lab:"

// Lab is a question for the laboratory: can this board be brought to that goal, and how? Start and Goal have
// the same size, at least two rows and two columns, and the same tiles; otherwise [ParseLab] does not read
// the text of the Lab back. Start may be unsolvable or solved. Labs are comparable with ==.
type Lab struct {
	Start Board
	Goal  Goal
}

// ParseLab reads "lab:BOARD>GOAL": a board in rows (or a flat list of n*n cells) and the text of a drawn
// goal. If the goal gives no missing number, it takes that of the board.
func ParseLab(text string) (Lab, error) {
	if err := checkLength(text); err != nil {
		return Lab{}, err
	}
	s := scanner{text: text}
	l, err := s.lab()
	if err != nil {
		return Lab{}, err
	}
	return l, nil
}

func (s *scanner) lab() (l Lab, err error) {
	if !strings.HasPrefix(s.text, LabPrefix) {
		return l, s.syntax("'" + LabPrefix + "'")
	}
	s.pos = len(LabPrefix)
	if l.Start, err = s.board(Size{}, '>'); err != nil {
		return l, err
	}
	if !l.Start.Size().Playable() {
		return l, s.fail(FaultOneRow, len(LabPrefix), "")
	}
	if err = s.expect('>'); err != nil {
		return l, err
	}
	at := s.pos
	rule, err := s.rule(l.Start.Size())
	if err == nil {
		err = s.end()
	}
	if err == nil && !rule.Drawn() {
		err = s.fail(FaultUndrawn, at, "")
	}
	if err != nil {
		return l, err
	}
	if l.Goal, err = GoalFor(l.Start, rule); err != nil {
		return l, s.fail(FaultTiles, at, "")
	}
	return l, nil
}

// String returns the text of the question, such as "lab:1,2,3/4,5,6/7,0,8>snake". [ParseLab] reads it.
func (l Lab) String() string {
	dst := append([]byte(LabPrefix), l.Start.appendCells(nil, ',', '/')...)
	dst = append(dst, '>')
	return string(l.Goal.rule.append(dst))
}
