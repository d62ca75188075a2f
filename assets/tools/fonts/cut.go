package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"golang.org/x/image/font/sfnt"
)

// cut returns a TrueType font with those glyphs of another that the given characters need, without hinting, glyph names,
// layout tables and most names of its own. It leaves out what the font lacks. The same font and characters give the same bytes.
func cut(data []byte, chars []rune) ([]byte, error) {
	old, err := readTables(data)
	if err != nil {
		return nil, err
	}
	font, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	c := cutter{old: old, number: map[uint16]uint16{}}
	if err := c.measure(); err != nil {
		return nil, err
	}
	c.take(0)
	var buf sfnt.Buffer
	var pairs []pair
	for _, r := range slices.Compact(slices.Sorted(slices.Values(chars))) {
		index, err := font.GlyphIndex(&buf, r)
		if err != nil {
			return nil, err
		}
		if index != 0 {
			pairs = append(pairs, pair{r, c.take(uint16(index))})
		}
	}
	tables, err := c.tables()
	if err != nil {
		return nil, err
	}
	tables["cmap"] = cmap(pairs)
	return writeTables(tables), nil
}

// pair is a character and its glyph.
type pair struct {
	r     rune
	glyph uint16
}

// cutter takes glyphs from a font.
type cutter struct {
	old     map[string][]byte
	long    bool // the font's loca has long offsets
	glyphs  int  // of the font
	metrics int  // how many of them have an advance of their own
	number  map[uint16]uint16
	taken   []uint16 // in their new order
}

var errFont = errors.New("not a TrueType font that this tool can cut")

func (c *cutter) measure() error {
	for name, least := range map[string]int{"head": 54, "hhea": 36, "maxp": 6, "loca": 4, "glyf": 0, "hmtx": 4, "name": 6, "OS/2": 0} {
		if table, ok := c.old[name]; !ok || len(table) < least {
			return fmt.Errorf("%w: table %s", errFont, name)
		}
	}
	c.long = be.Uint16(c.old["head"][50:]) == 1
	c.glyphs = int(be.Uint16(c.old["maxp"][4:]))
	c.metrics = int(be.Uint16(c.old["hhea"][34:]))
	size := 2
	if c.long {
		size = 4
	}
	if len(c.old["loca"]) < size*(c.glyphs+1) || c.metrics == 0 || c.metrics > c.glyphs || len(c.old["hmtx"]) < 2*c.metrics+2*c.glyphs {
		return errFont
	}
	return nil
}

// take returns the new number of a glyph.
func (c *cutter) take(glyph uint16) uint16 {
	n, ok := c.number[glyph]
	if !ok {
		n = uint16(len(c.taken))
		c.number[glyph] = n
		c.taken = append(c.taken, glyph)
	}
	return n
}

// outline returns the data of a glyph of the font.
func (c *cutter) outline(glyph uint16) ([]byte, error) {
	at := func(i int) int {
		if c.long {
			return int(be.Uint32(c.old["loca"][4*i:]))
		}
		return 2 * int(be.Uint16(c.old["loca"][2*i:]))
	}
	if int(glyph) >= c.glyphs {
		return nil, errFont
	}
	from, to := at(int(glyph)), at(int(glyph)+1)
	if from > to || to > len(c.old["glyf"]) || to-from < 10 && to != from {
		return nil, errFont
	}
	return c.old["glyf"][from:to], nil
}

// tables returns the tables of the new font but cmap. Glyphs that others are made of are taken, too.
func (c *cutter) tables() (map[string][]byte, error) {
	var glyf, loca, hmtx []byte
	for i := 0; i < len(c.taken); i++ {
		data, err := c.outline(c.taken[i])
		if err == nil && len(data) > 0 {
			data, err = c.rewrite(data)
		}
		if err != nil {
			return nil, err
		}
		loca = be.AppendUint32(loca, uint32(len(glyf)))
		glyf = append(glyf, data...)
		for len(glyf)%4 != 0 {
			glyf = append(glyf, 0)
		}
		advance, bearing := c.metric(int(c.taken[i]))
		hmtx = append(append(hmtx, advance...), bearing...)
	}
	loca = be.AppendUint32(loca, uint32(len(glyf)))
	count := uint16(len(c.taken))
	head, hhea, maxp := slices.Clone(c.old["head"]), slices.Clone(c.old["hhea"]), slices.Clone(c.old["maxp"])
	be.PutUint32(head[8:], 0)
	be.PutUint16(head[50:], 1)
	be.PutUint16(hhea[34:], count)
	be.PutUint16(maxp[4:], count)
	post := make([]byte, 32)
	be.PutUint32(post, 0x00030000) // without names
	names, err := shortNames(c.old["name"])
	if err != nil {
		return nil, err
	}
	return map[string][]byte{"glyf": glyf, "loca": loca, "hmtx": hmtx, "head": head, "hhea": hhea, "maxp": maxp, "post": post,
		"OS/2": c.old["OS/2"], "name": names}, nil
}

// metric returns the advance width and the left side bearing of a glyph.
func (c *cutter) metric(glyph int) (advance, bearing []byte) {
	hmtx := c.old["hmtx"]
	if glyph < c.metrics {
		return hmtx[4*glyph : 4*glyph+2], hmtx[4*glyph+2 : 4*glyph+4]
	}
	at := 4*c.metrics + 2*(glyph-c.metrics)
	return hmtx[4*c.metrics-4 : 4*c.metrics-2], hmtx[at : at+2]
}

// rewrite returns an outline without instructions, and with the new numbers of the glyphs that it is made of.
func (c *cutter) rewrite(data []byte) ([]byte, error) {
	contours := int(int16(be.Uint16(data)))
	if contours < 0 {
		return c.rewriteParts(data)
	}
	at := 10 + 2*contours
	if len(data) < at+2 {
		return nil, errFont
	}
	rest := at + 2 + int(be.Uint16(data[at:]))
	if rest > len(data) {
		return nil, errFont
	}
	return slices.Concat(data[:at], []byte{0, 0}, data[rest:]), nil
}

// Flags of a part of an outline.
const (
	wordsFlag    = 1 << 0
	scaleFlag    = 1 << 3
	moreFlag     = 1 << 5
	twoFlag      = 1 << 6
	fourFlag     = 1 << 7
	instructions = 1 << 8
)

func (c *cutter) rewriteParts(data []byte) ([]byte, error) {
	out := slices.Clone(data)
	for at := 10; ; {
		if len(out) < at+4 {
			return nil, errFont
		}
		flags := be.Uint16(out[at:])
		be.PutUint16(out[at:], flags&^instructions)
		be.PutUint16(out[at+2:], c.take(be.Uint16(out[at+2:])))
		at += 6
		if flags&wordsFlag != 0 {
			at += 2
		}
		switch {
		case flags&scaleFlag != 0:
			at += 2
		case flags&twoFlag != 0:
			at += 4
		case flags&fourFlag != 0:
			at += 8
		}
		if at > len(out) {
			return nil, errFont
		}
		if flags&moreFlag == 0 {
			return out[:at], nil
		}
	}
}

var be = binary.BigEndian
