package history

import (
	"encoding/binary"
	"hash/crc32"

	"wildfifteen/game/session"
)

// SlotSize is the size of a slot of an index. The index of a file of records is a sequence of slots: one that names the
// format, then one for each line of the file, in order, and before the first game of each group the slots of its name.
// Each slot ends in a sum. What the slots hold follows from the lines alone, so that all programs write the same index.
const SlotSize = 64

// The payload of a slot is its kind and 59 bytes more.
const (
	payload  = SlotSize - 4
	nameSlot = 'n' // a group: its number and the length of its name, which the next slots hold
	textSlot = 't' // a part of a name
	headSlot = 'h' // the first slot
	textSize = payload - 1
)

// format is the content of the first slot. Another version is another format.
const format = "wildfifteen index 2"

// kinds are the kinds of the slots of lines, by the kind of line.
var kinds = [...]byte{session.SolveLine: 's', session.ToldLine: 'o', session.NoteLine: 'a', session.NewerLine: 'v', session.BadLine: 'b', session.RunLine: 'r'}

// Index writes an index or reads one.
type Index struct {
	Slots   int64 // number of slots up to the end of the last whole entry
	Covered int64 // number of bytes of the file of records that these slots are about

	numbers map[string]int32
	names   []string
	broken  bool   // a slot could not be read
	ahead   int64  // number of slots after those that Slots counts: of a name
	name    []byte // of the group whose name is being read
	missing int    // number of its bytes that are still to come
	named   bool   // it is whole, and waits for the first game of the group: an index may end between them
}

// NewIndex returns an index without slots.
func NewIndex() *Index { return &Index{numbers: map[string]int32{}} }

// Write appends the slots of an entry.
func (x *Index) Write(dst []byte, e *Entry) []byte {
	from := len(dst)
	if x.Slots == 0 {
		dst = appendSlot(dst, headSlot, []byte(format))
	}
	number := int32(0)
	if e.IsGame() {
		dst, number = x.writeName(dst, e.Group)
	}
	dst = appendSlot(dst, kinds[e.Kind], e.pack(number))
	x.Slots += int64(len(dst)-from) / SlotSize
	x.cover(e)
	return dst
}

func (x *Index) cover(e *Entry) { x.Covered = e.Row.Offset + int64(e.Row.Length) + 1 }

// writeName appends the slots of a group's name, if they are not written yet, and returns the number of the group.
func (x *Index) writeName(dst []byte, name string) ([]byte, int32) {
	number, ok := x.numbers[name]
	if ok {
		return dst, number
	}
	number = x.add(name)
	head := binary.LittleEndian.AppendUint32(nil, uint32(len(name)))
	dst = appendSlot(dst, nameSlot, head)
	for ; len(name) > 0; name = name[min(textSize, len(name)):] {
		dst = appendSlot(dst, textSlot, []byte(name[:min(textSize, len(name))]))
	}
	return dst, number
}

func (x *Index) add(name string) int32 {
	number := int32(len(x.names))
	x.names, x.numbers[name] = append(x.names, name), number
	return number
}

func appendSlot(dst []byte, kind byte, content []byte) []byte {
	from := len(dst)
	dst = append(append(dst, kind), content...)
	dst = append(dst, make([]byte, payload-(len(dst)-from))...)
	return binary.LittleEndian.AppendUint32(dst, crc32.ChecksumIEEE(dst[from:]))
}

// pack returns the content of the slot of an entry.
func (e *Entry) pack(group int32) []byte {
	r := &e.Row
	le := binary.LittleEndian
	b := make([]byte, 0, textSize)
	b = le.AppendUint64(b, uint64(r.Offset))
	b = le.AppendUint32(b, uint32(r.Length))
	if e.Kind == session.NoteLine {
		b = le.AppendUint64(b, e.Note.Of.Hash)
		b = le.AppendUint64(b, uint64(e.Note.Of.Second))
		b = le.AppendUint32(b, uint32(min(e.Note.Optimal, 1<<30)))
		return append(b, flag(e.Note.Removed), flag(e.Note.Restored))
	}
	b = le.AppendUint64(b, r.Hash)
	b = le.AppendUint64(b, uint64(r.Second))
	b = le.AppendUint64(b, uint64(r.MS))
	b = le.AppendUint32(b, uint32(r.STM))
	b = le.AppendUint32(b, uint32(r.MTM))
	b = le.AppendUint32(b, uint32(group))
	b = le.AppendUint16(b, r.Undos)
	b = le.AppendUint16(b, r.Hints)
	b = le.AppendUint16(b, r.Peeks)
	return append(b, byte(r.Input), byte(r.Flags))
}

func flag(is bool) byte {
	if is {
		return 1
	}
	return 0
}

// unpack reverses pack.
func (e *Entry) unpack(b []byte) {
	r := &e.Row
	le := binary.LittleEndian
	r.Offset, r.Length = int64(le.Uint64(b)), int32(le.Uint32(b[8:]))
	b = b[12:]
	if e.Kind == session.NoteLine {
		e.Note = session.Note{
			Of:      session.Identity{Hash: le.Uint64(b), Second: int64(le.Uint64(b[8:]))},
			Optimal: int(le.Uint32(b[16:])), Removed: b[20] == 1, Restored: b[21] == 1,
		}
		return
	}
	r.Hash, r.Second, r.MS = le.Uint64(b), int64(le.Uint64(b[8:])), int64(le.Uint64(b[16:]))
	r.STM, r.MTM, e.number = int32(le.Uint32(b[24:])), int32(le.Uint32(b[28:])), int32(le.Uint32(b[32:]))
	r.Undos, r.Hints, r.Peeks = le.Uint16(b[36:]), le.Uint16(b[38:]), le.Uint16(b[40:])
	r.Input, r.Flags = session.Input(b[42]), Flags(b[43])
}

// Read reads the next slots of an index and passes the entries to enter. Once a slot cannot be read, all that follow are
// ignored: the lines after Covered have to be read again.
func (x *Index) Read(slots []byte, enter func(*Entry)) {
	var e Entry
	for ; len(slots) >= SlotSize && !x.broken; slots = slots[SlotSize:] {
		whole, ok := x.slot(slots[:SlotSize], &e)
		x.broken = !ok
		x.ahead++
		if whole {
			x.Slots, x.ahead = x.Slots+x.ahead, 0
			x.cover(&e)
			enter(&e)
		}
	}
}

// Removals passes the notes on removed and restored games in whole slots of an index to note. It skips all other slots, and
// those that cannot be read.
func Removals(slots []byte, note func(session.Note)) {
	var e Entry
	for ; len(slots) >= SlotSize; slots = slots[SlotSize:] {
		if slots[0] != kinds[session.NoteLine] {
			continue
		}
		if _, ok := slotKind(slots[:SlotSize]); ok && readEntry(slots[:SlotSize], &e) && e.Note.Optimal == 0 {
			note(e.Note)
		}
	}
}

// Broken reports whether a slot could not be read.
func (x *Index) Broken() bool { return x.broken }

// slot reads a slot; whole is true if it completes an entry.
func (x *Index) slot(slot []byte, e *Entry) (whole, ok bool) {
	first := x.Slots+x.ahead == 0
	kind, ok := slotKind(slot)
	content := slot[1:payload]
	switch {
	case !ok || first != (kind == headSlot) || (x.missing > 0) != (kind == textSlot) || x.named && kind == nameSlot:
		return false, false
	case kind == headSlot:
		return false, string(content[:len(format)]) == format
	case kind == nameSlot:
		x.name, x.missing = nil, int(binary.LittleEndian.Uint32(content))
		return false, x.missing > 0
	case kind == textSlot:
		n := min(textSize, x.missing)
		x.name, x.missing = append(x.name, content[:n]...), x.missing-n
		x.named = x.missing == 0
		return false, true
	}
	ok = readEntry(slot, e) && e.Row.Offset >= x.Covered && x.group(e)
	return ok, ok
}

// group gives an entry the name of its group, and reports whether there is one.
func (x *Index) group(e *Entry) bool {
	if x.named { // by the slots before
		if !e.IsGame() || int(e.number) != len(x.names) {
			return false
		}
		x.named = false
		x.add(string(x.name))
	}
	if !e.IsGame() {
		return true
	}
	if e.number < 0 || int(e.number) >= len(x.names) {
		return false
	}
	e.Group = x.names[e.number]
	return true
}

// slotKind returns the kind of a slot; ok is false if its sum is wrong.
func slotKind(slot []byte) (kind byte, ok bool) {
	return slot[0], crc32.ChecksumIEEE(slot[:payload]) == binary.LittleEndian.Uint32(slot[payload:])
}

// readEntry reads the slot of a line.
func readEntry(slot []byte, e *Entry) bool {
	for kind, letter := range kinds {
		if letter == slot[0] && letter != 0 {
			*e = Entry{Kind: session.LineKind(kind)}
			e.unpack(slot[1:payload])
			return e.Row.Offset >= 0 && e.Row.Length >= 0 && e.Row.Input <= session.Mixed
		}
	}
	return false
}

// ReadSlot reads a single slot of an index. It reports false if that is no slot of a line. The entry has no Group.
func ReadSlot(slot []byte) (e Entry, ok bool) {
	if len(slot) != SlotSize {
		return Entry{}, false
	}
	if _, ok := slotKind(slot); !ok {
		return Entry{}, false
	}
	ok = readEntry(slot, &e)
	return e, ok
}

// Fits reports whether an entry of an index is that of a line.
func (e *Entry) Fits(line []byte) bool {
	l := session.ReadLine(line)
	is := EntryOf(line, &l, e.Row.Offset)
	is.Group, is.number = e.Group, e.number
	return is == *e
}
