package lessons

import (
	"strings"

	"wildfifteen/assets/words"
)

// text holds the sentences of a lesson as it is now.
type text struct {
	made         bool
	clicks       bool // they speak of clicks, not of taps
	title, place string
	say, more    string
	task         bool   // more says what to do: it leads, and say is why
	lamps        string // the two lamps in words
	why, do      string // in a task whose own words say what to do: say, before its last sentence and that sentence
}

// forget makes the sentences new in the next layout.
func (w *text) forget() { w.made = false }

// update makes the sentences, unless they are made.
func (w *text) update(l *Lesson) {
	clicks := l.Stage.Clicks()
	if w.made && w.clicks == clicks {
		return
	}
	t, p := l.Stage.Lang.T, &l.pupil
	*w = text{made: true, clicks: clicks}
	w.title = t(p.lesson.title)
	w.place = t("lessons.place", "n", p.at+1, "all", len(p.lesson.tasks))
	w.say = t(p.task().say)
	if click := p.task().click; click != "" && clicks {
		w.say = t(click)
	}
	switch {
	case p.done && p.last():
		w.say, w.more = t("lessons.learned", "title", w.title), ""
	case p.done:
		w.say, w.more = t("lessons.reached"), ""
	case p.task().aim.kind == judgeAim && p.wrong:
		w.more = t("lessons.judged_wrong")
	case p.task().aim.kind == judgeAim:
		w.more = t("lessons.judged", "n", p.right, "all", rights)
	case p.task().aim.limited() && p.spoiled():
		w.more = l.Stage.Lang.N("lessons.spoiled", p.open.limit)
	case p.task().aim.limited():
		w.more = t("lessons.limit", "n", p.made, "all", p.open.limit)
	case p.track.Astray():
		w.more = t("lessons.astray")
	case p.track.On && !p.task().alone && !p.task().plain:
		w.more, w.task = words.Aim(l.Stage.Lang, &p.track.Aim, p.open.goal), true
	}
	if task := p.task(); !p.done && !w.task && !task.alone && (task.plain || task.lamps || task.aim.limited()) {
		w.why, w.do = lastSentence(w.say)
	}
	if p.task().lamps {
		lang := l.Stage.Lang // whether the board can be solved is for the player to say
		w.lamps = lang.T("lessons.lamps", "tiles", words.Parity(lang, l.lamps.Tiles.Lit()), "gap", words.Parity(lang, l.lamps.Blank.Lit()))
	}
}

// sentence returns all that the scene says now, for a screen reader.
func (w *text) sentence(l *Lesson) string {
	w.update(l)
	return strings.TrimSpace(w.say + " " + w.more + " " + w.lamps)
}
