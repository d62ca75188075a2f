package main

import "slices"

// keptNames are the numbers of the names that a font keeps: whose it is, its family and style, and where its licence stands. The program
// shows none of them, and licences in full are among its texts.
var keptNames = []uint16{0, 1, 2, 14}

// windows is the platform whose names are kept: all fonts have them.
const windows = 3

// shortNames returns a table of names with just those that are kept.
func shortNames(table []byte) ([]byte, error) {
	if len(table) < 6 {
		return nil, errFont
	}
	n, from := int(be.Uint16(table[2:])), int(be.Uint16(table[4:]))
	var records, texts []byte
	kept := 0
	for i := range n {
		at := 6 + 12*i
		if len(table) < at+12 {
			return nil, errFont
		}
		r := table[at : at+12]
		if be.Uint16(r) != windows || !slices.Contains(keptNames, be.Uint16(r[6:])) {
			continue
		}
		size, text := int(be.Uint16(r[8:])), from+int(be.Uint16(r[10:]))
		if text+size > len(table) {
			return nil, errFont
		}
		records = be.AppendUint16(append(records, r[:10]...), uint16(len(texts)))
		texts = append(texts, table[text:text+size]...)
		kept++
	}
	head := be.AppendUint16(be.AppendUint16(be.AppendUint16(nil, 0), uint16(kept)), uint16(6+len(records)))
	return slices.Concat(head, records, texts), nil
}
