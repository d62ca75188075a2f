package saves

import (
	"bytes"
	"encoding/json"

	"wildfifteen/game"
)

// quoted reads the lines of a text that stands as a string in JSON, one by one.
type quoted struct {
	data   []byte
	from   int // where the text begins in data, after its quotation mark; 0: there is none
	at     int // where its next line begins; at the end, its closing quotation mark
	ended  bool
	broken bool // it does not end, or its escapes are none
}

// find finds the text of the records in a backup. Its name cannot stand inside another string, where the quotation marks
// have backslashes.
func (q *quoted) find(data []byte) {
	*q = quoted{data: data, ended: true}
	const name = `"` + game.SolvesFile + `"`
	at := bytes.Index(data, []byte(name))
	if at < 0 {
		return
	}
	space := func(n int) int {
		for n < len(data) && (data[n] == ' ' || data[n] == '\n' || data[n] == '\r' || data[n] == '\t') {
			n++
		}
		return n
	}
	at = space(at + len(name))
	if at == len(data) || data[at] != ':' {
		return
	}
	if at = space(at + 1); at < len(data) && data[at] == '"' {
		q.from, q.at, q.ended = at+1, at+1, false
	}
}

// next returns the next line without its newline; ok is false after the last one.
func (q *quoted) next() (line []byte, ok bool) {
	if q.ended {
		return nil, false
	}
	from := q.at
	for i := from; i < len(q.data); i++ {
		switch q.data[i] {
		case '"':
			q.at, q.ended = i, true
			return q.text(from, i)
		case '\\':
			i++
			if i < len(q.data) && q.data[i] == 'n' {
				q.at = i + 1
				return q.text(from, i-1)
			}
		}
	}
	q.at, q.ended, q.broken = len(q.data), true, true
	return nil, false
}

// text returns a part of the text without its escapes.
func (q *quoted) text(from, to int) (line []byte, ok bool) {
	if from == to {
		return nil, !q.ended
	}
	var text string
	whole := append(append([]byte{'"'}, q.data[from:to]...), '"')
	if json.Unmarshal(whole, &text) != nil {
		q.broken = true
	}
	return []byte(text), true
}
