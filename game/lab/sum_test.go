package lab

import (
	"testing"

	"wildfifteen/assets"
)

// TestSumNamesItsTerms checks the terms of the sum on a board of even width, also in languages that write the noun after the number.
func TestSumNamesItsTerms(t *testing.T) {
	r := onLab(t, options{}, "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic")
	r.showTab(whyTab)
	r.tick(1)
	b := &r.scene.bench
	for locale, want := range map[string][3]string{
		"en": {"Inversion", "Row", "Odd"}, "de": {"Fehlstand", "Reihe", "Ungerade"}, "ja": {"転倒", "行目", "奇数"},
		"tr": {"Ters ikili", "Satır", "Tek"}, "zh-Hans": {"个逆序对", "行", "奇数"}} {
		b.facts.word(assets.Load(locale), &b.question)
		for i, figure := range [3]string{"1", "4", "5"} {
			if got := b.facts.sum[i]; got != (term{figure, want[i]}) {
				t.Errorf("%s: term %d is %q", locale, i+1, got)
			}
		}
	}
}

// TestSumWhereRowsCount checks that there is no sum where another rule decides.
func TestSumWhereRowsCount(t *testing.T) {
	for _, lab := range []string{"lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake", "lab:1,2,3/4,5,6/8,7,0>classic"} {
		if k := &onLab(t, options{}, lab).scene.bench.facts; k.sumWords != "" {
			t.Errorf("%s: %q", lab, k.sumWords)
		}
	}
}
