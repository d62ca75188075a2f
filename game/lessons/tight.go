package lessons

import (
	"strings"
	"unicode"

	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Of a lesson in large letters on an upright screen, in dip: the sizes of its sentences, and the space after a sentence where
// those after it have to be scrolled to.
const (
	stepMost  = 16
	stepLeast = 12
	stepSpace = 16
)

// The parts of the screen's width that the board has at least, whatever the sentences need: more with a sentence that says what
// to do, because why may then be scrolled to.
const (
	boardLeast  = 0.58
	boardOfTask = 0.75
)

// tight reports whether the letters are so large that the sentences and the board contend for the height of the screen.
func tight(f *ui.Frame) bool { return f.TextSize >= ui.LargeText && !f.Wide() }

// layoutTight lays out the lesson where there is little room: the sentences that fit whole, the others below them to be scrolled
// to, then the board.
func (l *Lesson) layoutTight(f *ui.Frame) {
	area, column := l.head(f)
	foot := l.measure(f, column.W, false)
	least := float32(boardLeast)
	if l.words.task {
		least = boardOfTask
	}
	head := l.strip(f, column.W, max(area.H-foot-2*f.Dip(8)-min(least*area.W, 0.6*(area.H-foot)), area.H*0.3))
	l.layoutBelow(f, area, column, head, foot)
}

// strip chooses the size of the sentences and returns the height of the strip they stand in: of all of them if that is no more
// than limit, else of as many as are whole in it.
func (l *Lesson) strip(f *ui.Frame, width, limit float32) float32 {
	l.cut, l.size = false, stepMost
	least := float32(stepLeast)
	if l.words.task || l.pupil.task().lamps {
		least = stepMost
	}
	for ; l.size >= least; l.size-- {
		if h := l.measure(f, width, true); h <= limit {
			return h
		}
	}
	l.cut, l.size = true, stepMost
	return l.wholeSteps(f, width, limit)
}

// stepOver is how much of the board's height the first sentence may take beyond limit, as a part of limit.
const stepOver = 0.35

// wholeSteps returns the height of the sentences in a column of a width that end above limit, or of the first if it ends not far below;
// else of the lines that do.
func (l *Lesson) wholeSteps(f *ui.Frame, width, limit float32) float32 {
	mark := len(f.Controls)
	l.layoutSentences(f.Column(render.Rect{W: width}))
	steps := f.Controls[mark:]
	f.Controls = f.Controls[:mark]
	var sentences, lines float32
	for i := range steps {
		c := &steps[i]
		if foot := c.Rect.Y + c.Rect.H; c.ID == boardview.LampsID && foot <= limit {
			sentences = foot + f.Dip(stage.FadeHigh)
		}
		if c.Role != ui.Text {
			continue
		}
		if foot := c.Rect.Y + c.Rect.H + f.Dip(stepSpace); foot <= limit || sentences == 0 && foot <= limit*(1+stepOver) {
			sentences = foot
		}
		high := f.Fonts.Metrics(c.Face).Line
		for line := range c.Lines {
			if foot := c.Rect.Y + high*float32(line+1); foot <= limit {
				lines = foot
			}
		}
	}
	switch {
	case sentences > 0:
		return sentences
	case lines > 0:
		return lines
	}
	return limit
}

// layoutSteps adds the sentences, and the lamps below the first. Where not all have room, the one that says what to do leads: the last, if
// none was made for this board.
func (l *Lesson) layoutSteps(col *ui.Column) {
	lead, more := l.words.order()
	rest := ""
	if l.cut && !l.words.task {
		rest, lead = lastSentence(lead)
	}
	say := func(text string, weight render.Weight) {
		if text == "" {
			return
		}
		col.Line(text, ui.Plain, weight, l.size)
		if l.cut {
			col.Space(stepSpace)
		} else {
			col.Space(4)
		}
	}
	weight := l.leadWeight()
	if rest != "" {
		weight = render.Title
	}
	if l.pupil.task().lamps && l.cut { // the lamps follow at once
		col.Space(8)
		col.Line(lead, ui.Plain, weight, l.size)
		col.Space(8)
	} else {
		say(lead, weight)
	}
	l.layoutLamps(col)
	say(more, render.Regular)
	say(rest, render.Regular)
}

// lastSentence divides a text before its last sentence.
func lastSentence(s string) (rest, last string) {
	last = s
	for end := sentenceEnd(last); end < len(last); end = sentenceEnd(last) {
		last = strings.TrimLeft(last[end:], " ")
	}
	return strings.TrimRight(s[:len(s)-len(last)], " "), last
}

// sentenceEnd returns where the first sentence of a text ends. A point after a digit ends none: in some languages it marks an
// ordinal.
func sentenceEnd(s string) int {
	var before rune
	for i, r := range s {
		end := i + len(string(r))
		switch {
		case strings.ContainsRune("。！？", r):
			return end
		case strings.ContainsRune(".!?", r) && !unicode.IsDigit(before) && strings.HasPrefix(s[end:], " "):
			return end
		}
		before = r
	}
	return len(s)
}
