package mirror

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// page is a model of the page's elements.
type page struct {
	t        *testing.T
	root     []*element
	elements map[string]*element
	touched  map[*element]bool
	moved    int // number of moves of existing elements of the root
}

type element struct {
	kind, name string
	attributes map[string]string
	box        []string
	text       string
	value      string
	rows       [][]*element
}

func newPage(t *testing.T) *page { return &page{t: t, elements: map[string]*element{}} }

// show applies changes as mirror.js does, and fails the test where that script would throw.
func (p *page) show(changes string) {
	p.t.Helper()
	p.touched, p.moved = map[*element]bool{}, 0
	if changes == "" {
		return
	}
	for line := range strings.SplitSeq(changes, "\x1e") {
		f := strings.Split(line, "\x1f")
		if f[0] == order {
			p.order(f[1:])
			continue
		}
		if f[0] == create {
			p.elements[f[1]] = &element{kind: f[2], name: f[3], attributes: map[string]string{}}
			continue
		}
		e := p.elements[f[1]]
		if e == nil {
			p.t.Fatalf("%q: no such element", line)
		}
		p.touched[e] = true
		switch f[0] {
		case remove:
			p.away(e)
			delete(p.elements, f[1])
		case cell:
			p.away(e)
			grid, row := p.elements[f[2]], number(p.t, f[3])
			for len(grid.rows) <= row {
				grid.rows = append(grid.rows, nil)
			}
			grid.rows[row] = append(grid.rows[row], e)
		case size:
			if rows := number(p.t, f[2]); rows < len(e.rows) {
				e.rows = e.rows[:rows]
			}
			e.attributes["rows"], e.attributes["columns"] = f[2], f[3]
		case box:
			e.box = f[2:]
		case attribute:
			e.attributes[f[2]] = f[3]
		case text:
			e.text = f[2]
		case value:
			e.value = f[2]
		default:
			p.t.Fatalf("%q is nothing that a page does", line)
		}
	}
}

func number(t *testing.T, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// away removes an element from its parent.
func (p *page) away(e *element) {
	other := func(x *element) bool { return x == e }
	p.root = slices.DeleteFunc(p.root, other)
	for _, g := range p.elements {
		for i := range g.rows {
			g.rows[i] = slices.DeleteFunc(g.rows[i], other)
		}
	}
}

func (p *page) order(numbers []string) {
	at := 0
	for _, n := range numbers {
		e := p.elements[n]
		if at < len(p.root) && p.root[at] == e {
			at++
			continue
		}
		if i := slices.Index(p.root, e); i >= 0 {
			p.moved++
			p.root = slices.Delete(p.root, i, i+1)
			if i < at {
				at--
			}
		}
		p.root = slices.Insert(p.root, at, e)
		at++
	}
}

// String describes everything on the page, in order.
func (p *page) String() string {
	var b strings.Builder
	line := func(indent string, e *element) {
		fmt.Fprintf(&b, "%s%s %s %q %q %v", indent, e.kind, e.name, e.text, e.value, e.box)
		names := []string{}
		for name := range e.attributes {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			fmt.Fprintf(&b, " %s=%q", name, e.attributes[name])
		}
		b.WriteByte('\n')
	}
	for _, e := range p.root {
		line("", e)
		for i, row := range e.rows {
			fmt.Fprintf(&b, " row %d\n", i)
			for _, c := range row {
				line("  ", c)
			}
		}
	}
	return b.String()
}

// button returns a button with a name.
func button(name string, n int) ui.Control {
	return ui.Control{ID: ui.ID{Name: name, N: n}, Role: ui.Button, Label: name, Rect: render.Rect{X: float32(n), Y: 2, W: 40, H: 20}}
}

// grid returns the controls of a board and its cells, one of which has the keyboard cursor.
func grid(name string, w, h, stop int, labels func(cell int) string) []ui.Control {
	list := []ui.Control{{ID: ui.ID{Name: name}, Role: ui.Grid, Label: name}}
	for c := range w * h {
		list = append(list, ui.Control{ID: ui.ID{Name: name + "cell", N: c}, Role: ui.Cell, Label: labels(c), On: c == stop,
			Row: c / w, Col: c % w, Rect: render.Rect{X: float32(c % w * 10), Y: float32(c / w * 10), W: 10, H: 10}})
	}
	return list
}

// scene returns the controls of a random scene: kinds of control present or not, in varying order, boards of several
// sizes.
func scene(r *rand.Rand) (list []ui.Control) {
	for _, n := range r.Perm(6)[:r.IntN(6)] {
		c := button("go", n)
		c.On, c.Disabled = r.IntN(2) == 0, r.IntN(3) == 0
		list = append(list, c)
	}
	if r.IntN(3) > 0 {
		w, h := 1+r.IntN(3), 1+r.IntN(3)
		list = append(list, grid("board", w, h, r.IntN(w*h), func(int) string { return strconv.Itoa(r.IntN(3)) })...)
	}
	for range r.IntN(3) { // controls with the same ID
		list = append(list, ui.Control{ID: ui.ID{Name: "words"}, Label: "word" + strconv.Itoa(r.IntN(3)), Rect: render.Rect{W: 5, H: 5}})
	}
	list = append(list, ui.Control{ID: ui.ID{Name: "ground"}, Role: ui.Panel, Label: "never seen"}, ui.Control{ID: ui.ID{Name: "mute"}, Role: ui.Image})
	if r.IntN(2) == 0 {
		list = append(list, ui.Control{ID: ui.ID{Name: "size"}, Role: ui.Slider, Label: "Size", Value: "four", Range: ui.Range{Lo: 2, Hi: 32, At: float32(r.IntN(4)), Step: float32(r.IntN(2))}})
	}
	if r.IntN(2) == 0 {
		list = append(list, ui.Control{ID: ui.ID{Name: "seed"}, Role: ui.Field, Label: "Seed", Value: strconv.Itoa(r.IntN(3))})
	}
	if len(list) > 0 {
		list[r.IntN(len(list))].Focused = true
	}
	return list
}

// TestAnyWay goes from one random scene to another: the page is always the same as one made for that scene alone, and
// following the same controls again changes nothing.
func TestAnyWay(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	for range 200 {
		var m Mirror
		p := newPage(t)
		for range 20 {
			controls := scene(r)
			p.show(m.Follow(controls, 2))
			var own Mirror
			want := newPage(t)
			want.show(own.Follow(controls, 2))
			if plain(p) != plain(want) {
				t.Fatalf("the page shows\n%swant\n%s", plain(p), plain(want))
			}
			if again := m.Follow(controls, 2); again != "" {
				t.Fatalf("the same controls change %q", again)
			}
			focus, _, ok := m.Control(m.Focus())
			wanted, _, wantedOK := own.Control(own.Focus())
			if focus != wanted || ok != wantedOK {
				t.Fatalf("the focus is on %v, want %v", focus, wanted)
			}
		}
	}
}

// plain describes a page without aria-pressed="false", which only buttons that were pressed before have.
func plain(p *page) string { return strings.ReplaceAll(p.String(), ` aria-pressed="false"`, "") }

// TestOnlyWhatChanges changes the names of two cells and of the focused one: no other element is changed or moved.
func TestOnlyWhatChanges(t *testing.T) {
	names := strings.Split("1 2 3 4 5 6 7 8 gap", " ")
	label := func(c int) string { return names[c] }
	controls := func(stop int) []ui.Control {
		return append([]ui.Control{button("undo", 0), button("hint", 1)}, grid("board", 3, 3, stop, label)...)
	}
	var m Mirror
	p := newPage(t)
	p.show(m.Follow(controls(4), 1))
	names[5], names[8] = names[8], names[5]
	p.show(m.Follow(controls(4), 1))
	var got []string
	for e := range p.touched {
		got = append(got, e.attributes["aria-label"])
	}
	slices.Sort(got)
	if strings.Join(got, " ") != "6 gap" {
		t.Errorf("touched %q", got)
	}
	p.show(m.Follow(controls(5), 1))
	if len(p.touched) != 2 {
		t.Errorf("the stop's move touched %d elements", len(p.touched))
	}
	// A new first button does not move the others.
	p.show(m.Follow(append([]ui.Control{button("new", 7)}, controls(5)...), 1))
	if p.moved != 0 || len(p.root) != 4 || p.root[0].name != "new" {
		t.Errorf("%d elements moved for a new one:\n%s", p.moved, p)
	}
}

// TestWords uses names that contain the separators of fields and lines, which are removed.
func TestWords(t *testing.T) {
	var m Mirror
	p := newPage(t)
	c := button("odd", 0)
	c.Label = "a\x1fb\x1eremove\x1f1 <b>\"é\n"
	p.show(m.Follow([]ui.Control{c}, 1))
	if got := p.root[0].attributes["aria-label"]; got != "abremove1 <b>\"é\n" {
		t.Errorf("the name is %q", got)
	}
}

// TestNames uses two groups of radios with equal labels, and a stepper: no two elements have the same name.
func TestNames(t *testing.T) {
	f := ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: 1, Screen: render.Rect{W: 400, H: 600}}}
	f.Reset()
	col := f.Column(f.Screen)
	col.Choice("theme", "Theme", []string{"System", "Dark"}, 0)
	col.Choice("size", "Size of text", []string{"System", "150%"}, 1)
	col.Choice("tab", "", []string{"Plain"}, 0)
	col.Stepper(ui.ID{Name: "width"}, "Width", "4", ui.Range{Lo: 2, Hi: 16, At: 4, Step: 1})
	var m Mirror
	p := newPage(t)
	p.show(m.Follow(f.Controls, 1))
	var got []string
	for _, e := range p.root {
		got = append(got, e.kind+" "+e.text+e.attributes["aria-label"])
	}
	const want = "text Theme; radio Theme: System; radio Theme: Dark; text Size of text; radio Size of text: System; radio Size of text: 150%; radio Plain; slider Width"
	if s := strings.Join(got, "; "); s != want {
		t.Errorf("the page has %s; want %s", s, want)
	}
}

// TestFocused checks that Focused reports a focus that the page has moved only once.
func TestFocused(t *testing.T) {
	var m Mirror
	controls := []ui.Control{button("a", 0), button("b", 1)}
	controls[0].Focused = true
	m.Follow(controls, 1)
	first := m.Focus()
	if m.Focused(first) || m.Focused(99) || m.Focused(0) {
		t.Error("no news taken for news")
	}
	other := 3 - first
	if !m.Focused(other) || m.Focused(other) || m.Focus() != other {
		t.Errorf("the focus is on %d, want %d", m.Focus(), other)
	}
	if id, role, ok := m.Control(other); !ok || role != ui.Button || id.Name != "b" {
		t.Errorf("element %d stands for %v", other, id)
	}
	m.Forget()
	if _, _, ok := m.Control(other); ok || m.Focus() != 0 {
		t.Error("an element is left")
	}
	if m.Follow(controls, 1) == "" {
		t.Error("nothing is made anew")
	}
}

// TestRefill checks that Refill restores the game's text.
func TestRefill(t *testing.T) {
	var m Mirror
	p := newPage(t)
	p.show(m.Follow([]ui.Control{button("a", 0), {ID: ui.ID{Name: "seed"}, Role: ui.Field, Label: "Seed", Value: "mine"}}, 1))
	p.root[1].value = "the browser's"
	p.show(m.Refill())
	if p.root[1].value != "mine" || len(p.touched) != 1 {
		t.Errorf("the field holds %q", p.root[1].value)
	}
}

// TestAtRest checks that a tick in which nothing changes allocates nothing.
func TestAtRest(t *testing.T) {
	var m Mirror
	controls := append(grid("board", 4, 4, 3, strconv.Itoa), button("undo", 0))
	m.Follow(controls, 1)
	m.Follow(controls, 1)
	if n := testing.AllocsPerRun(100, func() { m.Follow(controls, 1) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestCellTakesThePlaceOfAnother puts a new cell before one that stays where it is: the page has them in order.
func TestCellTakesThePlaceOfAnother(t *testing.T) {
	scene := func(first int) []ui.Control {
		list := []ui.Control{{ID: ui.ID{Name: "board"}, Role: ui.Grid, Label: "board"}}
		for col, n := range []int{first, 1, 2} {
			list = append(list, ui.Control{ID: ui.ID{Name: "cell", N: n}, Role: ui.Cell, Label: strconv.Itoa(n), Col: col})
		}
		return list
	}
	var m, own Mirror
	p, want := newPage(t), newPage(t)
	for _, first := range []int{0, 7, 8} {
		p.show(m.Follow(scene(first), 2))
	}
	want.show(own.Follow(scene(8), 2))
	if got, want := plain(p), plain(want); got != want {
		t.Errorf("the page shows\n%swant\n%s", got, want)
	}
}
