package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// node is a node for screen readers, as the run writes it down.
type node struct {
	class, text, description, state string
	box, flags                      string
	values, grid, cell              string
	level                           string
}

// readNodes reads what the run wrote down. All nodes but the last, that of the sentence said last, stand for controls.
func readNodes(file string) (list []node, scrolls bool, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, false, err
	}
	seen := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		switch {
		case f[0] == "host":
			scrolls = f[1] == "true"
		case f[0] != "node" || len(f) != 13 || seen[f[1]]:
			return nil, false, fmt.Errorf("%s: %s", file, line)
		default:
			seen[f[1]] = true
			list = append(list, node{class: f[3], text: f[4], description: f[5], state: f[6], box: f[7], flags: f[8], values: f[9], grid: f[10], cell: f[11], level: f[2]})
		}
	}
	if len(list) == 0 || !strings.Contains(list[len(list)-1].flags, "live") {
		return nil, false, fmt.Errorf("%s has no node that speaks", file)
	}
	return list[:len(list)-1], scrolls, nil
}

var classes = map[ui.Role]string{
	ui.Text: "android.widget.TextView", ui.Heading: "android.widget.TextView", ui.Status: "android.widget.TextView", ui.Button: "android.widget.Button",
	ui.Switch: "android.widget.Switch", ui.Radio: "android.widget.RadioButton", ui.Slider: "android.widget.SeekBar", ui.Field: "android.widget.EditText",
	ui.Grid: "android.widget.GridView", ui.Cell: "android.view.View", ui.Image: "android.widget.ImageView",
}

// expected returns the nodes that stand for controls.
func expected(controls []ui.Control) (list []node) {
	at := func(v float32) string { return fmt.Sprint(round(v)) }
	grid, rows, cols := -1, 0, 0
	for i := range controls {
		c := &controls[i]
		if c.Role == ui.Panel || c.Touch || c.Label == "" && c.Value == "" && c.Role != ui.Cell {
			continue
		}
		name := c.Label
		if c.Value != "" && c.Role != ui.Slider && c.Role != ui.Field && c.Role != ui.Grid {
			if name != "" {
				name += ", "
			}
			name += c.Value
		}
		if c.Asked != "" && c.Role == ui.Radio {
			name = c.Asked + ": " + name
		}
		r := c.Rect
		n := node{class: classes[c.Role], level: "1", box: strings.Join([]string{at(r.X), at(r.Y), at(r.X + r.W), at(r.Y + r.H)}, ",")}
		var flags []string
		is := func(flag string, yes bool) {
			if yes {
				flags = append(flags, flag)
			}
		}
		words := c.Role == ui.Text || c.Role == ui.Heading || c.Role == ui.Status
		acts := !c.Disabled && (c.Role == ui.Button || c.Role == ui.Switch || c.Role == ui.Radio || c.Role == ui.Field)
		focus := c.Focusable() && c.Role != ui.Grid
		if c.Role == ui.Cell {
			focus, acts = c.On, true
		}
		is("enabled", !c.Disabled || words || c.Role == ui.Image || c.Role == ui.Cell)
		is("focusable", focus)
		is("focused", c.Focused && c.Role != ui.Grid || c.Role == ui.Cell && c.On && grid >= 0 && controls[grid].Focused)
		is("clickable", acts)
		is("checkable", c.Role == ui.Switch || c.Role == ui.Radio)
		is("checked", c.On && (c.Role == ui.Switch || c.Role == ui.Radio))
		is("selected", c.On && c.Role == ui.Button)
		is("editable", c.Role == ui.Field)
		is("visible", !visible(r, c.Clip).Empty())
		is("heading", c.Role == ui.Heading)
		n.flags = strings.Join(flags, " ")
		switch c.Role {
		case ui.Text, ui.Heading, ui.Status:
			n.text = name
		case ui.Field:
			n.text, n.description = c.Value, name
		case ui.Slider:
			n.description, n.state = name, c.Value
			n.values = fmt.Sprintf("%v,%v,%v", float(c.Lo), float(c.Hi), float(c.At))
		case ui.Cell:
			n.description, n.level, n.cell = name, "2", fmt.Sprintf("%d,%d", c.Row, c.Col)
			rows, cols = max(rows, c.Row+1), max(cols, c.Col+1)
		case ui.Grid:
			n.description = name
		default:
			n.description = name
		}
		if c.Role == ui.Grid {
			grid = i
			rows, cols = 0, 0
		}
		list = append(list, n)
		if c.Role == ui.Cell {
			for k := len(list) - 1; k >= 0; k-- {
				if list[k].class == classes[ui.Grid] {
					list[k].grid = fmt.Sprintf("%dx%d", rows, cols)
					break
				}
			}
		}
	}
	return list
}

// pixelRect is a box in whole pixels.
type pixelRect struct{ x0, y0, x1, y1 int }

// Empty reports whether nothing is in the box.
func (r pixelRect) Empty() bool { return r.x0 >= r.x1 || r.y0 >= r.y1 }

// visible returns what of a control is in sight, in whole pixels.
func visible(r, clip render.Rect) pixelRect {
	r = r.Intersect(clip)
	return pixelRect{round(r.X), round(r.Y), round(r.X + r.W), round(r.Y + r.H)}
}

// round rounds as Java does.
func round(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

// float writes a number as Java does.
func float(v float32) string {
	s := fmt.Sprint(v)
	if !strings.Contains(s, ".") {
		s += ".0"
	}
	return s
}

// sameNodes compares the nodes of a run with the controls of a sim.
func (c *checker) sameNodes(name string, m *sim) error {
	have, scrolls, err := readNodes(c.at(name))
	if err != nil {
		return err
	}
	want := expected(m.App.Controls())
	hidden := false
	for i := range want {
		hidden = hidden || want[i].level == "1" && !strings.Contains(want[i].flags, "visible")
		if i < len(have) {
			have[i].text, want[i].text = plainSpace(have[i].text), plainSpace(want[i].text)
			have[i].flags = strings.Replace(have[i].flags, " reading", "", 1)
		}
		if i >= len(have) || have[i] != want[i] {
			var got any = "nothing"
			if i < len(have) {
				got = have[i]
			}
			return fmt.Errorf("%s: node %d is\n%+v, want\n%+v", name, i, got, want[i])
		}
	}
	if len(have) != len(want) || scrolls != hidden {
		return fmt.Errorf("%s has %d nodes and scrolls: %v; want %d, %v", name, len(have), scrolls, len(want), hidden)
	}
	fmt.Printf("   %s: %d nodes as the controls\n", name, len(have))
	return nil
}

func plainSpace(s string) string {
	return strings.NewReplacer("\n", " ", "\t", " ").Replace(s)
}

// reader plays a game from its link to its end by what a screen reader can do alone, and compares the tree of nodes with
// the controls on the board, in the menu, in the settings, where it sets a slider, and in the text entry.
func (c *checker) reader() error {
	m, err := newSim(c.at("none"), portrait)
	if err != nil {
		return err
	}
	press := func(name string) {
		m.In.Replies = []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: name}}}
		m.Ticks(90)
	}
	c.begin()
	c.event("reader on")
	c.frame += 40
	c.read("hover 360 900") // a cell
	c.read("hover 3 3")     // nothing
	c.read("read Menu")
	c.click("Menu")
	c.read("dump %s", c.at("menu.txt"))
	c.click("Settings")
	c.read("dump %s", c.at("settings.txt"))
	c.read("set 0.25 Volume")
	c.frame += 30
	c.read("forward Volume")
	c.frame += 30
	c.read("focus Volume")
	c.frame += 40
	c.read("dump %s", c.at("volume.txt"))
	c.read("scroll down")
	c.frame += 40
	c.event("back")
	c.frame += 40
	c.click("Menu", "New game", "Open a game code")
	c.read("dump %s", c.at("entry.txt"))
	c.event("back")
	c.frame += 30
	c.event("back")
	c.frame += 40
	c.event("recreate")
	c.frame += 40
	c.read("dump %s", c.at("board.txt"))
	for _, cell := range c.taps {
		c.read("cell %d", cell)
		c.frame += 16
	}
	c.frame += 240
	c.event("reader off")
	c.frame += 30
	c.read("dump %s", c.at("off.txt"))
	if err := c.run("reader", portrait, start{link: link(c.game.ID())}, 30, "!reader FAILED", "pane Settings", "reader hears 0x80 of", "reader hears 0x8000 of",
		"reader hears 0x8 of", "reader hears 0x1 of", "reader hears 0x800 of -1 changed 1", "changed 2 [Solved", "reader: there are no nodes"); err != nil {
		return err
	}
	if strings.Count(c.log, "reader hears 0x80 of") != 1 || strings.Count(c.log, "reader hears 0x100 of") != 1 {
		return errors.New("exploring the screen does not enter and leave one node")
	}
	at := strings.LastIndex(c.log, "reader: there are no nodes")
	if rest := c.log[strings.LastIndex(c.log[:at], "\n"):]; strings.Contains(rest, "reader hears") {
		return errors.New("a reader that is off still hears")
	}
	m.open(c.game.ID())
	if err := c.solvedBy("keyboard"); err != nil {
		return err
	}
	press("menu")
	if err := c.sameNodes("menu.txt", m); err != nil {
		return err
	}
	press("settings")
	if err := c.sameNodes("settings.txt", m); err != nil {
		return err
	}
	for _, r := range []game.Reply{{Kind: game.Adjusted, ID: ui.ID{Name: "volume"}, At: 0.25}, {Kind: game.Adjusted, ID: ui.ID{Name: "volume"}, At: 0.35}, {Kind: game.FocusMoved, ID: ui.ID{Name: "volume"}}} {
		m.In.Replies = []game.Reply{r}
		m.Ticks(90)
	}
	if err := c.sameNodes("volume.txt", m); err != nil {
		return err
	}
	m.In.Replies = []game.Reply{{Kind: game.Back}}
	m.Ticks(90)
	press("menu")
	press("newgame")
	press("entry")
	if err := c.sameNodes("entry.txt", m); err != nil {
		return err
	}
	for range 2 {
		m.In.Replies = []game.Reply{{Kind: game.Back}}
		m.Ticks(90)
	}
	return c.sameNodes("board.txt", m)
}
