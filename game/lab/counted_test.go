package lab

import (
	"testing"

	"wildfifteen/assets"
)

// TestInversionsLead checks that where a number of inversions alone is the reason, it is set apart from what it counts.
func TestInversionsLead(t *testing.T) {
	r := onLab(t, options{}, "lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake")
	r.showTab(whyTab)
	r.tick(1)
	if k := &r.scene.bench.facts; k.figure != "18" || k.counted != "inversions" || r.stage.Find(inversionsID) == nil {
		t.Errorf("figure %q, counted %q", k.figure, k.counted)
	}
	b := &r.scene.bench
	for locale, counted := range map[string]string{"ja": "転倒", "pl": "inwersji"} { // in Japanese a counter follows the number
		if b.facts.word(assets.Load(locale), &b.question); b.facts.figure != "18" || b.facts.counted != counted {
			t.Errorf("%s: figure %q, counted %q", locale, b.facts.figure, b.facts.counted)
		}
	}
}
