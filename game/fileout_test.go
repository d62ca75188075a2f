package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// TestFileOut writes files with lines of a stored file that is read in parts, some of which are left out.
func TestFileOut(t *testing.T) {
	var stored, want strings.Builder
	var without []int64
	for i := range 30_000 {
		line := fmt.Sprintf("{\"line\":\"%d\\n<\"}\n", i)
		switch {
		case i%1000 == 7:
			without = append(without, int64(stored.Len()))
		case i%1000 == 8:
			stored.WriteString("\n \n")
			fallthrough
		default:
			want.WriteString(line)
		}
		stored.WriteString(line)
	}
	long := strings.Repeat("x", 3*linesPiece)
	stored.WriteString(long + "\nlast")
	want.WriteString(long + "\nlast\n")
	size := int64(stored.Len())
	stored.WriteString("half a li\n")
	var more []Part
	for i := range 3 {
		from := int64(stored.Len())
		lines := strings.Repeat(fmt.Sprintf("part %d\n", i), 1+i*linesPiece/3)
		stored.WriteString(lines + "not this\n")
		want.WriteString(lines)
		more = append(more, Part{from, from + int64(len(lines))})
	}
	most := 0
	read := func(r Range) ([]byte, error) {
		most = max(most, r.Length)
		return []byte(stored.String()[r.From:][:r.Length]), nil
	}
	f := FileOut{Data: []byte(`{"a":"`), Lines: &Lines{Name: SolvesFile, Size: size, Without: without, More: more}, Tail: []byte(`"}`)}
	var b bytes.Buffer
	if err := f.Write(&b, read); err != nil {
		t.Fatal(err)
	}
	var got struct{ A string }
	if err := json.Unmarshal(b.Bytes(), &got); err != nil || got.A != want.String() || most > linesPiece {
		t.Errorf("%d bytes, want %d; %d at once; %v", len(got.A), want.Len(), most, err)
	}
	gone := errors.New("gone")
	if err := f.Write(io.Discard, func(Range) ([]byte, error) { return nil, gone }); !errors.Is(err, gone) {
		t.Error(err)
	}
	if err := f.Write(io.Discard, func(Range) ([]byte, error) { return []byte("a\n"), nil }); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Error(err)
	}
}
