package game

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// tip is a line of advice, in words for each device: the one last used decides.
type tip struct {
	name  string    // under which settings remember that it was shown
	words [5]string // keys of its texts by device, "" for none; that of noDevice is not looked at
	act   action    // whose key the keyboard's text names, "" for none
}

var (
	firstTip = tip{"play.tip_first", [5]string{byKeys: "play.tip_first_keys", byMouse: "play.tip_first_mouse", byTouch: "play.tip_first", byPad: "play.tip_first_pad"}, ""}
	rowTip   = tip{"play.tip_row", [5]string{byKeys: "play.tip_row_keys", byMouse: "play.tip_row_mouse", byTouch: "play.tip_row", byPad: "play.tip_row_pad"}, ""}
	hintTip  = tip{"play.tip_hint", [5]string{byKeys: "play.tip_hint_keys", byMouse: "play.tip_hint", byTouch: "play.tip_hint", byPad: "play.tip_hint_pad"}, actHint}
	goalTip  = tip{"play.tip_goal", [5]string{byKeys: "play.tip_goal_keys", byMouse: "play.tip_goal_mouse", byTouch: "play.tip_goal", byPad: "play.tip_goal_pad"}, actPeek}
	zoomTip  = tip{"play.tip_zoom", [5]string{byKeys: "play.tip_zoom_keys", byMouse: "play.tip_zoom_mouse", byTouch: "play.tip_zoom_touch"}, actLarger}
)

// tipWords is a tip as it was last put into words.
type tipWords struct {
	of   *tip
	by   device
	lang *assets.Lang
	text string
}

// tipText is the tip that shows, "" for none.
func (p *play) tipText() string {
	a, t := p.app, p.tip
	if t == nil {
		return ""
	}
	by := a.hand()
	if w := &p.tipWords; w.of != t || w.by != by || w.lang != a.lang {
		*w = tipWords{t, by, a.lang, a.tipFor(t, by)}
	}
	return p.tipWords.text
}

// tipFor puts a tip into words for a device.
func (a *App) tipFor(t *tip, by device) string {
	if t.words[by] == "" {
		return ""
	}
	if by != byKeys || t.act == "" {
		return a.lang.T(t.words[by])
	}
	for i := range bindings {
		if caps := a.capsOf(&bindings[i]); bindings[i].action == t.act && len(caps) > 0 {
			return a.lang.T(t.words[by], "key", caps[len(caps)-1])
		}
	}
	return a.lang.T(t.words[byMouse]) // no key does it
}

// hand is the device last used; before any was, the one that is usual here.
func (a *App) hand() device {
	switch {
	case a.used != noDevice:
		return a.used
	case a.boot.Platform == Desktop:
		return byMouse
	}
	return byTouch
}

// tipTall is the room kept for one line of advice.
// It is there whether a tip shows or not, so that the board stays where it is.
func (p *play) tipTall(f *ui.Frame) float32 {
	longest := rowTip.words[byPad]
	if p.session().First() {
		longest = firstTip.words[byMouse]
	}
	face := p.tipFace(f)
	lines := f.Wrap(p.app.lang.T(longest), face, p.tipWide(f))
	return f.Fonts.Metrics(face).Line*float32(len(lines)) + f.Dip(12)
}

// tipFace grows less than other text, so that advice does not take the board's room.
func (p *play) tipFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, 16*min(1, 1.3/f.TextSize))
}

func (p *play) tipWide(f *ui.Frame) float32 {
	if p.place.wide {
		return p.place.rest.W - f.Dip(16)
	}
	return f.Safe.W - f.Dip(24)
}

// tipLine shows the one line of advice, if there is any.
func (p *play) tipLine(f *ui.Frame, r render.Rect, align render.Align) {
	text := p.hint.advice
	if text == "" {
		text = p.tipText()
	}
	if text == "" {
		return
	}
	face := p.tipFace(f)
	lines := f.Balance(text, face, r.W)
	tall := f.Fonts.Metrics(face).Line * float32(len(lines))
	y := min(r.Y+max(0, (r.H-tall)/2), f.Safe.Y+f.Safe.H-tall)
	if y < r.Y {
		return // no room beside a low board: advice is the first to go
	}
	f.Add(ui.Control{Role: ui.Text, Look: ui.Small, Label: text, Face: face, Lines: lines, Align: align,
		Rect: render.Rect{X: r.X, Y: y, W: r.W, H: tall}})
}
