package decode

import "testing"

// BenchmarkDecode decodes a photograph of 12 million pixels and packs it, as it is done once on a thread of its own.
func BenchmarkDecode(b *testing.B) {
	file := jpegFile(b, quarters(4032, 3024))
	b.Run("decode", func(b *testing.B) {
		for b.Loop() {
			if _, err := Decode(file); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("pack", func(b *testing.B) {
		p, err := Decode(file)
		if err != nil {
			b.Fatal(err)
		}
		for b.Loop() {
			Pack(p, 700<<10)
		}
	})
}
