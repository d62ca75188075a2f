package assets

import (
	"strconv"
	"strings"
)

// A pluralRule finds the plural category of a whole number by CLDR's rules.
type pluralRule struct {
	categories []string
	conditions [][][]relation // of each category: alternatives of relations that must all hold
}

// relation compares a number, or its remainder, with some ranges.
type relation struct {
	zero   bool // the operand is 0 for whole numbers, such as the number of digits after the decimal sign
	modulo int  // 0: none
	not    bool
	ranges [][2]int
}

// newPluralRule reads rules in CLDR's syntax, by category: "i % 10 = 2..4 and i % 100 != 12..14".
func newPluralRule(rules map[string]string) (p pluralRule) {
	for _, category := range [...]string{"zero", "one", "two", "few", "many"} {
		rule, ok := rules[category]
		if !ok {
			continue
		}
		var all [][]relation
		for _, alternative := range strings.Split(rule, " or ") {
			var both []relation
			for _, r := range strings.Split(alternative, " and ") {
				both = append(both, newRelation(r))
			}
			all = append(all, both)
		}
		p.categories = append(p.categories, category)
		p.conditions = append(p.conditions, all)
	}
	return p
}

// newRelation reads a relation: "n % 100 = 3..10,13".
func newRelation(text string) (r relation) {
	left, right, _ := strings.Cut(text, "=")
	left, r.not = strings.CutSuffix(left, "!")
	operand, modulo, _ := strings.Cut(left, "%")
	operand = strings.TrimSpace(operand)
	r.zero = operand != "n" && operand != "i"
	r.modulo, _ = strconv.Atoi(strings.TrimSpace(modulo))
	for _, part := range strings.Split(right, ",") {
		lo, hi, ok := strings.Cut(strings.TrimSpace(part), "..")
		if !ok {
			hi = lo
		}
		from, _ := strconv.Atoi(lo)
		to, _ := strconv.Atoi(hi)
		r.ranges = append(r.ranges, [2]int{from, to})
	}
	return r
}

// of returns the category of a number.
func (p *pluralRule) of(n int) string {
	if n < 0 {
		n = -n
	}
	for i, category := range p.categories {
		for _, both := range p.conditions[i] {
			holds := true
			for j := range both {
				holds = holds && both[j].holds(n)
			}
			if holds {
				return category
			}
		}
	}
	return "other"
}

// holds reports whether the relation holds for a number that is not negative.
func (r *relation) holds(n int) bool {
	if r.zero {
		n = 0
	}
	if r.modulo > 0 {
		n %= r.modulo
	}
	for _, in := range r.ranges {
		if in[0] <= n && n <= in[1] {
			return !r.not
		}
	}
	return r.not
}
