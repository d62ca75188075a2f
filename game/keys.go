package game

import (
	"strings"

	"wildfifteen/game/ui"
)

// action is something a key can do in play, by the name under which settings keep its keys.
type action string

const (
	actUp         action = "up"
	actDown       action = "down"
	actLeft       action = "left"
	actRight      action = "right"
	actUndo       action = "undo"
	actRedo       action = "redo"
	actHint       action = "hint"
	actPeek       action = "goal"
	actNew        action = "new"
	actRestart    action = "restart"
	actPause      action = "pause"
	actWhere      action = "where"
	actBlank      action = "blank"
	actStatus     action = "status"
	actFullscreen action = "fullscreen"
	actHelp       action = "keys"
	actLarger     action = "larger"
	actSmaller    action = "smaller"
	actMenu       action = "menu"
	actPaste      action = "paste"
	actCopy       action = "copy"
)

// binding is the keys of one action as they come. A name with "@" in front means the key at that place of
// a US keyboard; a single letter means the key that prints it, as [KeyEvent.Sign] tells it; other names mean
// themselves. "Ctrl+" stands for Command too.
type binding struct {
	action action
	keys   []string
}

// bindings are the keys as they come, in the order the help shows them.
var bindings = []binding{
	{actUp, []string{"ArrowUp", "@W"}},
	{actDown, []string{"ArrowDown", "@S"}},
	{actLeft, []string{"ArrowLeft", "@A"}},
	{actRight, []string{"ArrowRight", "@D"}},
	{actUndo, []string{"Z", "Ctrl+Z", "Backspace"}},
	{actRedo, []string{"Y", "Ctrl+Y", "Ctrl+Shift+Z"}},
	{actHint, []string{"H"}},
	{actPeek, []string{"G"}},
	{actNew, []string{"N"}},
	{actRestart, []string{"R"}},
	{actPause, []string{"P"}},
	{actWhere, []string{"I"}},
	{actBlank, []string{"B"}},
	{actStatus, []string{"Q", "S"}},
	{actMenu, []string{"M", "Escape"}},
	{actPaste, []string{"Ctrl+V"}},
	{actCopy, []string{"Ctrl+C"}},
	{actLarger, []string{"Ctrl+Equal", "Ctrl+Shift+Equal", "Ctrl++", "Ctrl+NumpadAdd", "Equal", "Shift+Equal", "+", "NumpadAdd"}},
	{actSmaller, []string{"Ctrl+Minus", "Ctrl+NumpadSubtract", "Minus", "NumpadSubtract"}},
	{actFullscreen, []string{"F11"}},
	{actHelp, []string{"F1"}},
}

// keysOf returns the keys of an action, as the player set them or as they come.
func (a *App) keysOf(b *binding) []string {
	if own, ok := a.set.Keys[string(b.action)]; ok {
		return own
	}
	return b.keys
}

// moveBindings is how many bindings, the first ones, move tiles: their keys are told without Shift.
const moveBindings = 4

// actionOf returns what a key does in play, "" for nothing. Shift beside a move is no part of its key:
// it means "to the edge".
func (a *App) actionOf(e KeyEvent) action { return a.actionFrom(0, e) }

// actionFrom looks only among the bindings from the given one on: a key that moves tiles on the board may
// mean something else beside it.
func (a *App) actionFrom(first int, e KeyEvent) action {
	for i := first; i < len(bindings); i++ {
		b := &bindings[i]
		for _, k := range a.keysOf(b) {
			if matches(k, e, i < moveBindings) {
				return b.action
			}
		}
	}
	return ""
}

func matches(k string, e KeyEvent, anyShift bool) bool {
	mods := e.Mods
	if mods&Meta != 0 {
		mods = mods&^Meta | Ctrl
	}
	if anyShift {
		mods &^= Shift
	}
	k, want := cutMods(k)
	if mods != want {
		return false
	}
	if place, ok := strings.CutPrefix(k, "@"); ok {
		return string(e.Key) == place
	}
	if len(k) == 1 {
		return e.Sign() == k
	}
	return string(e.Key) == k
}

// cutMods takes the modifiers off a key's name.
func cutMods(k string) (name string, m Mods) {
	for {
		if rest, ok := strings.CutPrefix(k, "Ctrl+"); ok {
			k, m = rest, m|Ctrl
		} else if rest, ok := strings.CutPrefix(k, "Shift+"); ok {
			k, m = rest, m|Shift
		} else if rest, ok := strings.CutPrefix(k, "Alt+"); ok {
			k, m = rest, m|Alt
		} else {
			return k, m
		}
	}
}

// keys handles this tick's key events in the order they came.
func (a *App) keys() {
	for _, e := range a.in.Keys {
		if !e.Down {
			a.play.letGo(e.Key)
			a.top().key(e)
			continue
		}
		if modifier(e.Key) {
			continue
		}
		a.device(byKeys)
		a.prints.learn(e)
		if a.leads(e) || !a.top().key(e) {
			a.defaultKey(e)
		}
	}
}

// leads reports whether a key moves the focus on whatever it is bound to: Tab does, for settings of old may have given
// it to an action, except where keys are asked for.
func (a *App) leads(e KeyEvent) bool {
	_, asks := a.top().(*keyAsk)
	return e.Key == "Tab" && !asks
}

func modifier(k Key) bool {
	switch k {
	case "ShiftLeft", "ShiftRight", "ControlLeft", "ControlRight", "AltLeft", "AltRight", "MetaLeft", "MetaRight", "CapsLock", "NumLock":
		return true
	}
	return false
}

// defaultKey is what a key does in every scene: it moves the focus, presses, goes back.
func (a *App) defaultKey(e KeyEvent) {
	top := a.top()
	p := top.base()
	switch e.Key {
	case "Tab":
		a.moveFocus(ui.Next(a.frame.Controls, p.focus, e.Mods&Shift != 0))
	case "ArrowUp":
		a.arrow(ui.Up)
	case "ArrowDown":
		a.arrow(ui.Down)
	case "ArrowLeft":
		a.arrow(ui.Left)
	case "ArrowRight":
		a.arrow(ui.Right)
	case "PageUp":
		p.scroll.By(-p.scroll.Area().H * 0.9)
	case "PageDown":
		p.scroll.By(p.scroll.Area().H * 0.9)
	case "Home":
		p.scroll.ToStart()
	case "End":
		p.scroll.ToEnd()
	case "Space", "Enter", "NumpadEnter":
		if !e.Repeat {
			a.pressFocus()
		}
	case "Escape":
		if !e.Repeat {
			top.back()
		}
	case "F11":
		if !e.Repeat {
			a.toggleFullscreen()
		}
	default:
		if !e.Repeat && !p.overlay && a.asksHelp(e) {
			a.push(newHelpAt(a, controlsTab))
		}
	}
}

// asksHelp reports whether a key opens the help everywhere, where text is entered too: it has that action and prints
// nothing.
func (a *App) asksHelp(e KeyEvent) bool { return e.Printed == "" && a.actionOf(e) == actHelp }

func (a *App) toggleFullscreen() {
	if a.boot.Platform != Phone {
		a.out.Fullscreen = !a.out.Fullscreen
	}
}

// pressFocus activates the control that has the focus.
func (a *App) pressFocus() {
	if c := ui.Find(a.frame.Controls, a.top().base().focus); c != nil && c.Role != ui.Grid {
		a.activate(c)
	}
}

// arrow moves the focus, or a slider that has it.
func (a *App) arrow(d ui.Direction) {
	p := a.top().base()
	c := ui.Find(a.frame.Controls, p.focus)
	if c != nil && c.Role == ui.Slider && (d == ui.Left || d == ui.Right) {
		by := c.Step
		if (d == ui.Left) != a.frame.RTL {
			by = -by
		}
		if v := clamp(c.At+by, c.Lo, c.Hi); v != c.At {
			a.top().adjust(c.ID, v)
		}
		return
	}
	if c == nil {
		a.moveFocus(ui.Next(a.frame.Controls, p.focus, false))
		return
	}
	id, ok := ui.Toward(a.frame.Controls, p.focus, d)
	if !a.scrollToward(id, ok, d) {
		a.moveFocus(id, ok)
	}
}

// scrollToward moves a scrolled column on where the next control up or down is none of it or far out of
// sight, so that what stands between can be read; false if the focus is to move.
func (a *App) scrollToward(id ui.ID, ok bool, d ui.Direction) bool {
	s := &a.top().base().scroll
	if !s.Can() || (d != ui.Up && d != ui.Down) {
		return false
	}
	step := a.frame.Dip(80)
	area := s.Area()
	if c := ui.Find(a.frame.Controls, id); ok && c != nil && c.Clip == area {
		above, below := area.Y-(c.Rect.Y+c.Rect.H), c.Rect.Y-(area.Y+area.H)
		if max(above, below) < step {
			return false
		}
	}
	was := s.Offset
	if d == ui.Up {
		s.By(-step)
	} else {
		s.By(step)
	}
	return s.Offset != was
}

// moveFocus gives a control the keyboard. It says nothing: who does not see the screen hears of the element that stands
// for the control.
func (a *App) moveFocus(id ui.ID, ok bool) {
	if !ok {
		return
	}
	p := a.top().base()
	p.focus = id
	if c := ui.Find(a.frame.Controls, id); c != nil && p.scroll.Can() && c.Clip == p.scroll.Area() {
		p.scroll.Show(c.Rect, a.frame.Dip(64))
	}
}
