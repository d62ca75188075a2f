package main

import (
	"maps"
	"slices"
)

// readTables returns the tables of a font.
func readTables(data []byte) (map[string][]byte, error) {
	if len(data) < 12 || be.Uint32(data) != 0x00010000 {
		return nil, errFont
	}
	tables := map[string][]byte{}
	for i := range int(be.Uint16(data[4:])) {
		at := 12 + 16*i
		if len(data) < at+16 {
			return nil, errFont
		}
		from, size := int64(be.Uint32(data[at+8:])), int64(be.Uint32(data[at+12:]))
		if from+size > int64(len(data)) {
			return nil, errFont
		}
		tables[string(data[at:at+4])] = data[from : from+size]
	}
	return tables, nil
}

// writeTables returns a font of tables.
func writeTables(tables map[string][]byte) []byte {
	n := len(tables)
	search, selector := 16, 0
	for search*2 <= 16*n {
		search, selector = search*2, selector+1
	}
	out := be.AppendUint32(nil, 0x00010000)
	for _, v := range []int{n, search, selector, 16*n - search} {
		out = be.AppendUint16(out, uint16(v))
	}
	var body []byte
	head := 0
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		table := tables[name]
		at := 12 + 16*n + len(body)
		if name == "head" {
			head = at
		}
		out = append(out, name...)
		for _, v := range []uint32{sum(table), uint32(at), uint32(len(table))} {
			out = be.AppendUint32(out, v)
		}
		body = append(body, table...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	out = append(out, body...)
	be.PutUint32(out[head+8:], 0xb1b0afba-sum(out))
	return out
}

// sum returns the checksum of a table.
func sum(table []byte) (s uint32) {
	for len(table) >= 4 {
		s, table = s+be.Uint32(table), table[4:]
	}
	var last [4]byte
	copy(last[:], table)
	return s + be.Uint32(last[:])
}

// cmap returns the table of the characters' glyphs, in the form 12.
func cmap(pairs []pair) []byte {
	var groups []byte
	n := uint32(0)
	for i := 0; i < len(pairs); n++ {
		j := i + 1
		for j < len(pairs) && pairs[j].r == pairs[i].r+rune(j-i) && pairs[j].glyph == pairs[i].glyph+uint16(j-i) {
			j++
		}
		for _, v := range []uint32{uint32(pairs[i].r), uint32(pairs[j-1].r), uint32(pairs[i].glyph)} {
			groups = be.AppendUint32(groups, v)
		}
		i = j
	}
	out := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0} // one table, for all of Unicode, of the form 12
	for _, v := range []uint32{16 + uint32(len(groups)), 0, n} {
		out = be.AppendUint32(out, v)
	}
	return append(out, groups...)
}
