package history

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// someEntries returns entries of all kinds, among them games of groups with long names.
func someEntries(n int) (list []Entry) {
	r := rand.New(rand.NewPCG(8, 9))
	offset := int64(0)
	for i := range n {
		e := Entry{Kind: session.SolveLine + session.LineKind(r.IntN(5))}
		switch e.Kind {
		case session.SolveLine, session.ToldLine:
			e.Row = Row{
				Hash: r.Uint64(), Second: int64(i), MS: r.Int64N(1e10), STM: r.Int32(), MTM: r.Int32(), Undos: uint16(r.Uint32()), Hints: uint16(r.Uint32()),
				Peeks: uint16(r.Uint32()), Input: session.Input(r.IntN(int(session.Mixed) + 1)), Flags: Flags(r.IntN(128)),
			}
			k := r.IntN(7)
			e.Group = fmt.Sprintf("%d", k) + strings.Repeat("x", k*k*10)
		case session.NoteLine:
			e.Note = []session.Note{{Removed: true}, {Restored: true}, {Optimal: 1 + r.IntN(100)}}[r.IntN(3)]
			e.Note.Of = session.Identity{Hash: r.Uint64(), Second: -5}
		default:
			e.Row.Hash = r.Uint64()
		}
		e.Row.Offset, e.Row.Length = offset, r.Int32N(1000)
		offset += int64(e.Row.Length) + 1
		list = append(list, e)
	}
	return list
}

func TestIndex(t *testing.T) {
	want := someEntries(300)
	w := NewIndex()
	var slots []byte
	ends := map[int64]int{} // number of entries by number of slots
	for i := range want {
		slots = w.Write(slots, &want[i])
		ends[w.Slots] = i + 1
	}
	if int64(len(slots)) != SlotSize*w.Slots {
		t.Fatalf("%d bytes, %d slots", len(slots), w.Slots)
	}
	same := func(got []Entry, n int) bool {
		for i := range got {
			got[i].number = 0
		}
		return slices.Equal(got, want[:n])
	}
	// Every beginning of it can be read, in pieces, and written on.
	for cut := int64(0); cut <= w.Slots; cut++ {
		x := NewIndex()
		var got []Entry
		for piece := range slices.Chunk(slots[:cut*SlotSize], 7*SlotSize) {
			x.Read(piece, func(e *Entry) { got = append(got, *e) })
		}
		if x.Broken() || x.Slots > cut || ends[x.Slots] != len(got) || !same(got, len(got)) {
			t.Fatalf("%d slots: %d read, %d entries, broken %v", cut, x.Slots, len(got), x.Broken())
		}
	}
	// A slot that has changed ends it.
	for range 300 {
		damaged := bytes.Clone(slots)
		at := rand.IntN(len(damaged))
		damaged[at] ^= byte(1 + rand.IntN(255))
		x := NewIndex()
		var got []Entry
		x.Read(damaged, func(e *Entry) { got = append(got, *e) })
		if !x.Broken() || x.Slots > int64(at)/SlotSize || ends[x.Slots] != len(got) || !same(got, len(got)) {
			t.Fatalf("with byte %d changed: %d slots read, %d entries, broken %v", at, x.Slots, len(got), x.Broken())
		}
	}
}

// TestIndexGoesOn reads an index and writes what follows: the same as in one go.
func TestIndexGoesOn(t *testing.T) {
	all := someEntries(60)
	w := NewIndex()
	var want []byte
	for i := range all {
		want = w.Write(want, &all[i])
	}
	x := NewIndex()
	half := NewIndex()
	var slots []byte
	for i := range all[:30] {
		slots = half.Write(slots, &all[i])
	}
	x.Read(slots, func(*Entry) {})
	for i := range all[30:] {
		slots = x.Write(slots, &all[30+i])
	}
	if !bytes.Equal(slots, want) || x.Covered != w.Covered || x.Slots != w.Slots {
		t.Error("an index that was read goes on differently")
	}
}

// TestFits compares entries with the lines that they are of, and with others.
func TestFits(t *testing.T) {
	date := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	lines := [][]byte{
		session.Told{Config: "4x4.classic", MS: 61000, STM: 80, Date: date}.Line(),
		session.Told{Config: "4x4.classic", MS: 61001, STM: 80, Date: date, Hard: true}.Line(),
		session.Note{Of: session.Identity{Hash: 1, Second: 2}, Removed: true}.Line(),
		session.Note{Of: session.Identity{Hash: 1, Second: 2}, Restored: true}.Line(),
		session.Note{Of: session.Identity{Hash: 1, Second: 2}, Optimal: 3}.Line(),
		[]byte(`{"v":99}`), []byte("nonsense"),
	}
	for i, line := range lines {
		l := session.ReadLine(line)
		e := EntryOf(line, &l, 100)
		x := NewIndex()
		slots := x.Write(nil, &e)
		again, ok := ReadSlot(slots[len(slots)-SlotSize:])
		if !ok {
			t.Fatalf("the slot of %s cannot be read", line)
		}
		for k, other := range lines {
			if again.Group = e.Group; again.Fits(other) != (i == k) {
				// the group is not part of the slot
				t.Errorf("the entry of %s fits %s: %v", line, other, i != k)
			}
		}
	}
	if _, ok := ReadSlot(make([]byte, SlotSize)); ok {
		t.Error("zeros are a slot")
	}
}

func FuzzIndex(f *testing.F) {
	var slots []byte
	x := NewIndex()
	for _, e := range someEntries(5) {
		slots = x.Write(slots, &e)
	}
	f.Add(slots)
	f.Add(slots[:len(slots)-SlotSize])
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		for i := 0; i+SlotSize <= len(data); i += SlotSize { // with right sums
			copy(data[i:], appendSlot(nil, data[i], data[i+1:i+payload]))
		}
		x, h := NewIndex(), New()
		x.Read(data, func(e *Entry) { h.Enter(e) })
		for h.Work(100) {
		}
		if x.Slots*SlotSize > int64(len(data)) || h.Len() > len(data)/SlotSize {
			t.Errorf("%d slots and %d rows in %d bytes", x.Slots, h.Len(), len(data))
		}
	})
}

// TestOldIndex checks that an index of the version before is not used: what it keeps as lines of a newer version may be games
// with a mode.
func TestOldIndex(t *testing.T) {
	x := NewIndex()
	x.Read(appendSlot(nil, headSlot, []byte("wildfifteen index 1")), func(*Entry) {})
	if !x.Broken() {
		t.Error("the old index is read")
	}
}
