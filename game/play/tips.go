package play

import (
	"wildfifteen/assets"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// tip is a line of advice, in words for each device.
type tip struct {
	name   string                  // under which the settings remember that the tip was shown
	words  map[stage.Device]string // the keys of its texts; none for a device that needs no advice
	action keys.Action             // the keyboard's text names its key; "" for none
}

var (
	firstTip = tip{"play.tip_first", map[stage.Device]string{
		stage.Keys: "play.tip_first_keys", stage.Mouse: "play.tip_first_mouse", stage.Touch: "play.tip_first", stage.Pad: "play.tip_first_pad"}, ""}
	lineTip = tip{"play.tip_line", map[stage.Device]string{
		stage.Keys: "play.tip_line", stage.Mouse: "play.tip_line", stage.Touch: "play.tip_line", stage.Pad: "play.tip_line"}, ""}
	rowTip = tip{"play.tip_row", map[stage.Device]string{
		stage.Keys: "play.tip_row_keys", stage.Mouse: "play.tip_row_mouse", stage.Touch: "play.tip_row", stage.Pad: "play.tip_row_pad"}, ""}
	hintTip = tip{"play.tip_hint", map[stage.Device]string{
		stage.Keys: "play.tip_hint_keys", stage.Mouse: "play.tip_hint", stage.Touch: "play.tip_hint", stage.Pad: "play.tip_hint_pad"}, keys.Hint}
	goalTip = tip{"play.tip_goal", map[stage.Device]string{
		stage.Keys: "play.tip_goal_keys", stage.Mouse: "play.tip_goal_mouse", stage.Touch: "play.tip_goal", stage.Pad: "play.tip_goal_pad"}, keys.Goal}
	zoomTip = tip{"play.tip_zoom", map[stage.Device]string{
		stage.Keys: "play.tip_zoom_keys", stage.Mouse: "play.tip_zoom_mouse", stage.Touch: "play.tip_zoom_touch"}, keys.Larger}
	tryTip = tip{"modes.try_told", map[stage.Device]string{
		stage.Keys: "modes.try_told", stage.Mouse: "modes.try_told", stage.Touch: "modes.try_told", stage.Pad: "modes.try_told"}, ""}
)

// tips is the line of advice: in the place of the line of sense or, where that is too short for it, below the board.
type tips struct {
	tip      *tip // nil for none
	zoomTold bool // the player was told how to zoom in, now or in another run

	// The tip as it was last put into words.
	worded *tip
	device stage.Device
	lang   *assets.Lang
	text   string
}

// textFor returns the text of the tip that is shown, "" for none.
func (t *tips) textFor(p *Scene) string {
	if t.tip == nil {
		return ""
	}
	if d := p.Stage.LikelyDevice(); t.worded != t.tip || t.device != d || t.lang != p.Stage.Lang {
		t.worded, t.device, t.lang = t.tip, d, p.Stage.Lang
		t.text = t.tip.textFor(p, d)
	}
	return t.text
}

// textFor puts a tip into words for a device.
func (t *tip) textFor(p *Scene, d stage.Device) string {
	word := t.words[d]
	if word == "" {
		return ""
	}
	if d != stage.Keys || t.action == "" {
		return p.Stage.Lang.T(word)
	}
	if caps := p.keys.CapsOf(p.Stage.Lang, t.action); len(caps) > 0 {
		return p.Stage.Lang.T(word, "key", caps[len(caps)-1])
	}
	return p.Stage.Lang.T(t.words[stage.Mouse]) // no key is bound to the action
}

// next chooses the tip for a game: firstTip for the first deal, lineTip for the first whose line turns, and each of the
// others once.
func (t *tips) next(p *Scene) {
	t.tip = nil
	if p.Session().Mode() != session.Ordinary {
		return // they tell of hints and of the goal's picture
	}
	if s, set := p.Session(), &p.saves.Settings; s.First() {
		switch {
		case len(set.Solved) == 0:
			t.tip = &firstTip
			return
		case s.Game().Config.Rule.Kind == puzzle.Snake:
			t.tip = &lineTip
			return
		}
	}
	size := p.Session().Board().Size()
	for _, n := range []*tip{&rowTip, &hintTip, &goalTip} {
		if n == &rowTip && max(size.W, size.H) < 3 {
			continue // no tile is further along
		}
		if t.once(p, n) {
			return
		}
	}
}

// once shows a tip that was never shown before, and reports whether it did.
func (t *tips) once(p *Scene, n *tip) bool {
	if !p.saves.Settings.Tips.Add(n.name) {
		return false
	}
	p.saves.Change()
	t.tip = n
	return true
}

// adviseZoom tells, on the first board of small cells, how to zoom in, until the player has done so.
func (t *tips) adviseZoom(p *Scene) {
	v := &p.sight.board
	if t.tip == &zoomTip && (v.Zoom.On() || !v.CanZoom()) {
		t.tip = nil
	}
	if p.Stage.Shows(p) && !t.zoomTold && v.Board == p.Session().Board() && v.CanZoom() {
		t.zoomTold = true
		t.once(p, &zoomTip)
	}
}

// tipRoom is the height of the tips and what it follows from: to measure all tips takes longer than the rest of a layout.
type tipRoom struct {
	fonts  *render.Fonts
	lang   *assets.Lang
	face   render.FaceID
	width  float32
	height float32 // of the lines
	line   bool    // each tip fits in the line of sense
}

// tipHeight returns the height reserved for the tip, with or without a tip, so that the board stays in its place: none where
// each tip has room in the line of sense.
func (v *sight) tipHeight(f *ui.Frame) float32 {
	r := tipRoom{fonts: f.Fonts, lang: v.scene.Stage.Lang, face: tipFace(f), width: v.tipWidth(f), height: v.tips.height, line: v.tips.line}
	if r != v.tips {
		longest := v.longestTip(f, r.face)
		r.height = f.Fonts.Metrics(r.face).Line * float32(len(f.Wrap(longest, r.face, r.width)))
		r.line = v.lineFits(f, longest, r.width)
		v.tips = r
	}
	if r.line && v.place.form <= rowForm {
		return 0
	}
	return r.height + f.Dip(12)
}

// longestTip returns the longest tip.
func (v *sight) longestTip(f *ui.Frame, face render.FaceID) string {
	longest, width := "", float32(0)
	for _, t := range [...]*tip{&firstTip, &rowTip, &goalTip} { // the others are shorter
		for _, word := range t.words {
			text := v.scene.Stage.Lang.T(word)
			if w := f.Fonts.Width(face, text); w > width || w == width && text > longest {
				longest, width = text, w
			}
		}
	}
	return longest
}

// tipSize returns a size of letters in dip that grows less than other text, so that advice does not take the board's room.
func tipSize(f *ui.Frame, size float32) float32 { return f.UpTo(render.Regular, size, 1.3) }

func tipFace(f *ui.Frame) render.FaceID {
	return f.Face(render.Regular, tipSize(f, 16))
}

func (v *sight) tipWidth(f *ui.Frame) float32 {
	if v.place.beside {
		return v.place.rest.W
	}
	return f.Safe.W - 2*f.Dip(12)
}

// told returns what a line has to tell at the moment, the help's advice or the tip, "" for nothing. A study's task is more than a
// tip.
func (v *sight) told() string {
	p := v.scene
	if p.Session().Paused() {
		return ""
	}
	if p.help.advice != "" {
		return p.help.advice
	}
	if p.course.Par > 0 && p.tips.tip != &firstTip {
		return ""
	}
	return p.tips.textFor(p)
}

// layoutTip lays out the help's advice or, if there is none, the tip.
func (v *sight) layoutTip(f *ui.Frame, r render.Rect) {
	text := v.told()
	if text == "" {
		return
	}
	face, look := tipFace(f), ui.Small
	if v.leads() {
		look = ui.Plain
		if strong := f.Face(render.Title, tipSize(f, 20)); f.Fonts.Width(strong, text) <= r.W && f.Fonts.Metrics(strong).Line <= r.H {
			face = strong
		}
	}
	lines, y, ok := tipPlace(f, r, text, face)
	if !ok {
		return // no room beside a low board: advice is the first to go
	}
	height := f.Fonts.Metrics(face).Line * float32(len(lines))
	align := render.Middle
	if v.place.beside { // as all words of the column
		align = render.Start
	}
	f.Add(ui.Control{ID: tipID, Role: ui.Text, Look: look, Label: text, Face: face, Lines: lines, Align: align,
		Rect: render.Rect{X: r.X, Y: y, W: r.W, H: height}})
}

// leads reports whether the line of advice is what is to be read first: it tells a new player how tiles move, or what the coach
// wants.
func (v *sight) leads() bool {
	p := v.scene
	return p.help.guide.shows(p.Session().Board()) || p.help.advice == "" && p.tips.tip == &firstTip
}

// toldMore is how much larger than the line of sense what is to be read first is beside a high board, in dip.
const toldMore = 4

// toldFace returns the face of what is told in the line of sense: bold for what is to be read first.
func (v *sight) toldFace(f *ui.Frame, said string, width float32) render.FaceID {
	if !v.leads() {
		return v.lineFitting(f, said, width)
	}
	if large := f.Face(render.Bold, v.lineSize(f)+toldMore); v.place.beside && !f.Low() && f.Fonts.Width(large, said) <= width {
		return large
	}
	return v.boldFitting(f, said, width)
}

// tipPlace returns the lines of a text and where they begin in the place of the tip; ok is false if it has no room.
func tipPlace(f *ui.Frame, r render.Rect, text string, face render.FaceID) (lines []string, y float32, ok bool) {
	lines = f.Balance(text, face, r.W)
	height := f.Fonts.Metrics(face).Line * float32(len(lines))
	y = min(r.Y+max(0, (r.H-height)/2), f.Safe.Y+f.Safe.H-height)
	return lines, y, y >= r.Y
}
