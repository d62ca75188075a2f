package records

import "strings"

// alike are letters that differ in how they are typed only: Turkish has an i with and one without a dot, capitals of both, and
// Unicode makes the lower case of the dotted capital an i with a dot of its own; the last sigma of a Greek word has a shape of
// its own, which its capital does not.
var alike = strings.NewReplacer("ı", "i", "i\u0307", "i", "ς", "σ")

// folded returns a text in which small and capital letters are the same, to look for what a player types.
func folded(text string) string { return alike.Replace(strings.ToLower(text)) }
