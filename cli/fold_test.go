package cli

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"wildfifteen/assets"
)

// TestFoldedKeepsWordsTogether checks that lines end at usual spaces alone.
func TestFoldedKeepsWordsTogether(t *testing.T) {
	const text, want = "une ligne\u202f: 12\u00a0%  et\nfin", "une ligne\u202f:\n 12\u00a0% et fin"
	if got := folded(text, 12, 1); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestFoldedWithoutSpaces breaks Chinese, whose characters take two columns.
func TestFoldedWithoutSpaces(t *testing.T) {
	const text, want = "把方块排好，再点“完成”。 --quick", "把方块排\n  好，再点\n  “完成”。\n  --quick"
	if got := folded(text, 10, 2); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestColumnsFit looks at tables whose heads are wider than usual.
func TestColumnsFit(t *testing.T) {
	w := widths{-3, 4, 1}.fit("大きさ", "x")
	for want, texts := range map[string][]string{
		"大きさ     x  z": {"大きさ", "x", "z"}, "3x3     1234  5": {"3x3", "1234", "5"}, "2x2       12": {"2x2", "12", ""},
	} {
		if got := w.line(texts...); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	for _, lang := range []string{"de", "es", "ja", "tr"} {
		var out bytes.Buffer
		e := testEnv(strings.NewReader(""), &out, io.Discard)
		e.lang = assets.Load(lang)
		e.run(t.Context(), []string{"verify", "1 2/0 3", "L"})
		lines := strings.Split(out.String(), "\n")
		begin := map[int]bool{}
		for i, value := range []string{e.lang.T("cli_verify.yes"), "1 2/3 0", "1", "1", e.lang.T("cli_verify.yes")} {
			name, ok := strings.CutSuffix(lines[i], " "+value)
			if begin[columns(name)] = true; !ok {
				t.Errorf("%s: %q does not end with %q", lang, lines[i], value)
			}
		}
		if len(begin) != 1 {
			t.Errorf("%s: the values begin in different columns:\n%s", lang, out.String())
		}
	}
}

// TestPadded pads texts by their columns.
func TestPadded(t *testing.T) {
	const want = "时间  |   步|time  |  -1|"
	if got := fmt.Sprintf("%-6s|%5v|%-6s|%4s|", padded("时间"), padded("步"), padded("time"), padded("-1")); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
