package render

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/assets/fonts"
)

// TestWrapWithoutSpaces breaks Japanese and Chinese, which have no spaces.
func TestWrapWithoutSpaces(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 20)
	em := f.Width(id, "。") // the box of what the font lacks
	for _, c := range []struct {
		text  string
		width float32 // in boxes
		want  []string
	}{
		{"すべてのタイルを並べる。", 6, []string{"すべてのタイ", "ルを並べる。"}},
		{"数字を並べます。次へ", 7, []string{"数字を並べま", "す。次へ"}},
		{"「空き」を動かす", 3, []string{"「空", "き」を", "動かす"}},
		{"これは「空き」です", 4, []string{"これは", "「空き」", "です"}},
		{"把方块排好，再点“完成”。", 5, []string{"把方块排", "好，再点", "“完成”。"}},
		{"キャッチ", 3, []string{"キャッ", "チ"}},
		{"あと12手で完成", 5, []string{"あと12手", "で完成"}},
		{"Wild Fifteen を開く", 8, []string{"Wild", "Fifteen を開", "く"}},
	} {
		got := f.Wrap(nil, id, c.text, c.width*em+0.5)
		if strings.ReplaceAll(strings.Join(got, ""), " ", "") != strings.ReplaceAll(c.text, " ", "") {
			t.Errorf("%q loses something: %q", c.text, got)
		}
		for i, line := range got {
			first, last := []rune(line)[0], []rune(line)[len([]rune(line))-1]
			if i > 0 && strings.ContainsRune(closing, first) || i < len(got)-1 && strings.ContainsRune(opening, last) {
				t.Errorf("%q is broken at a sign: %q", c.text, got)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q at %v: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

// TestWrapKeepsSizes does not break a size that follows a sign without a space.
func TestWrapKeepsSizes(t *testing.T) {
	f := NewFonts()
	id := f.Face(Regular, 20)
	for _, fits := range []string{"现在轮到你来走了。4", "现在轮到你来走了。4 ×"} {
		got, want := f.Wrap(nil, id, "现在轮到你来走了。4 × 4 蛇形", f.Width(id, fits)+0.5), []string{"现在轮到你来走了。", "4 × 4 蛇形"}
		if !slices.Equal(got, want) {
			t.Errorf("where %q fits: %q, want %q", fits, got, want)
		}
	}
}

// TestSuit checks that the letters of a title come from one face: the font of words if that of titles lacks one of the
// language's letters.
func TestSuit(t *testing.T) {
	f := NewFonts()
	id := f.Face(Title, 30)
	weights := func(s string) (all []Weight) {
		for _, g := range f.AppendGlyphs(nil, id, s, 0, 0) {
			all = append(all, g.Face.Weight())
		}
		return slices.Compact(all)
	}
	for _, c := range []struct {
		letters, title string
		want           Weight
	}{
		{"äöüß", "Größe", Title}, {"ąćęłńóśźż", "Sześć", Title}, {"ğışç", "Yapboz çöz", Title}, {"жпзсёя", "Настройки", Title},
		{"αάλ", "Νέο παιχνίδι", Bold}, {"ếậư", "Thiết lập", Bold}, {"іїєґ", "Нова гра", Bold}, {"", "Settings", Title},
	} {
		f.Suit("xx", c.letters, nil, nil)
		got := slices.DeleteFunc(weights(strings.ReplaceAll(c.title, " ", "")), func(w Weight) bool { return w == c.want })
		if len(got) > 0 || f.Width(id, c.title) <= 0 {
			t.Errorf("%q has letters of %v, want those of %v", c.title, got, c.want)
		}
		if w := weights("15"); !slices.Equal(w, []Weight{Title}) {
			t.Errorf("beside %q numbers have the faces %v", c.title, w)
		}
	}
}

// TestOwnFonts shows the characters of a language in its own fonts: each language keeps its numbers of fonts.
func TestOwnFonts(t *testing.T) {
	f := NewFonts()
	id, title := f.Face(Regular, 20), f.Face(Title, 20)
	shown := func(id FaceID) (all []Weight) {
		for _, g := range f.AppendGlyphs(nil, id, "日a", 0, 0) {
			all = append(all, g.Face.Weight())
		}
		return all
	}
	if got := shown(id); !slices.Equal(got, []Weight{names, Regular}) {
		t.Errorf("in English the name of Japanese has the faces %v", got)
	}
	f.Suit("ja", "日", fonts.Names, fonts.Names)
	if got, bold := shown(id), shown(title); !slices.Equal(got, []Weight{weights, Regular}) || !slices.Equal(bold, []Weight{weights + 1, Bold}) {
		t.Errorf("in Japanese %v, a title %v", got, bold)
	}
	if w := f.Width(f.Face(weights, 20), "日…a"); w <= 0 {
		t.Errorf("in the font of Japanese itself the width is %v", w)
	}
	var l List
	l.Reset(100, 100, Color{A: 255})
	l.Text(f, id, "日a", 0, 50, Color{A: 255})
	if dump := string(l.Dump(nil, f)); !strings.Contains(dump, "a") {
		t.Errorf("a dump of Japanese: %s", dump)
	}
	f.Suit("zh-Hans", "日", fonts.Names, fonts.Names)
	if got := shown(id); !slices.Equal(got, []Weight{weights + 2, Regular}) {
		t.Errorf("in Chinese %v", got)
	}
	f.Suit("ja", "日", nil, nil)
	if got := shown(id); !slices.Equal(got, []Weight{weights, Regular}) {
		t.Errorf("in Japanese again %v", got)
	}
	f.Suit("xx", "日", []byte("damaged"), nil)
	if got := shown(id); !slices.Equal(got, []Weight{names, Regular}) {
		t.Errorf("with damaged fonts %v", got)
	}
	for i := range 20 { // more than there are numbers
		f.Suit(string(rune('a'+i)), "日", fonts.Names, fonts.Names)
		shown(id)
	}
}
