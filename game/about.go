package game

import (
	"regexp"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// about is the scene that says what the program is and what it is built from.
type about struct {
	page
	version  string
	licences []assets.Licence
	emblem   goalPicture
}

var emblemID = ui.ID{Name: "emblem"}

// licenceGroup is the name in the IDs of the licences; their number is the place in the list.
const licenceGroup = "licence"

func newAbout(a *App) *about {
	return &about{page: page{app: a, covers: true}, licences: assets.Licences(), version: a.lang.T("about.version", "version", a.boot.Version)}
}

func (b *about) first() ui.ID { return ui.ID{Name: licenceGroup} }

func (b *about) layout(f *ui.Frame) {
	t := b.app.lang.T
	b.emblem.set(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Spiral}}, false, f.Theme, b.app.set.Scheme)
	b.emblem.view.Numbers = true
	col := b.begin(f, t("about.title"))
	col.Space(8)
	col.Picture(emblemID, t("common.title"), f.Dip(128))
	col.Space(16)
	col.Line(t("common.title"), ui.Title, render.Bold, 28).Align = render.Middle
	col.Line(b.version, ui.Small, render.Regular, 16).Align = render.Middle
	col.Space(16)
	col.Para(t("about.text"))
	col.Para(t("about.private"))
	col.Heading(t("about.licences"))
	col.Small(t("about.licences_text"))
	for i := range b.licences {
		col.Open(ui.ID{Name: licenceGroup, N: i}, b.licences[i].Name, b.licences[i].Terms)
	}
	b.end(f, col)
}

func (b *about) act(id ui.ID) {
	if id.Name == licenceGroup {
		b.app.push(newLicence(b.app, b.licences[id.N]))
	}
}

func (b *about) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == emblemID {
		b.emblem.draw(l, f.Fonts, c.Rect, f.Scale)
	}
}

// licence is the scene that shows one licence in full.
type licence struct {
	page
	of    assets.Licence
	paras []string
}

func newLicence(a *App, of assets.Licence) *licence {
	return &licence{page{app: a, covers: true}, of, paragraphs(of.Text)}
}

func (n *licence) first() ui.ID { return backID }

func (n *licence) layout(f *ui.Frame) {
	col := n.begin(f, n.of.Terms)
	col.Line(n.of.Name, ui.Plain, render.Bold, 20)
	if n.of.Link != "" {
		col.Line(n.of.Link, ui.Small, render.Regular, 16)
	}
	col.Space(16)
	for _, p := range n.paras {
		col.Para(p)
	}
	n.end(f, col)
}

// item is how an item of a list begins.
var item = regexp.MustCompile(`^([*\-•] |[0-9]+\. |\([a-z0-9]+\) )`)

// paragraphs takes the line breaks of a fixed width out of a text, so that it can be set anew: lines belong
// together up to an empty one or the next item of a list. Lines of signs alone are left out.
func paragraphs(text string) (paras []string) {
	var p []string
	flush := func() {
		if len(p) > 0 {
			paras = append(paras, strings.Join(p, " "))
			p = nil
		}
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			flush()
		case strings.Trim(line, "-=*_# ") == "":
			flush()
		default:
			if item.MatchString(line) {
				flush()
			}
			p = append(p, line)
		}
	}
	flush()
	return paras
}
