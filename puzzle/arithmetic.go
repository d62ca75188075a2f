package puzzle

// coder is an arithmetic coder of bits, which writes or reads. The same calls make the text and read it: what is passed to a
// reader does not matter, it returns what was written. All its arithmetic is of integers, so texts are the same everywhere.
type coder struct {
	low, high uint32 // the interval that the bits so far have left
	code      uint32 // of a reader: where the text stands in it
	reads     bool
	text      []byte // written so far, or still to be read
}

// bin is the chance of a bit to be 1, which follows the bits seen, at first quickly.
type bin struct {
	chance uint16 // of 65536
	seen   uint8
}

// Limits of a bin: it is never certain, and never settles quite.
const (
	leastChance = 1 << 9
	mostSeen    = 60
)

// newBin returns a bin with a chance in percent.
func newBin(percent int) bin { return bin{chance: uint16(percent * 65536 / 100)} }

func (b *bin) learn(bit bool) {
	to := 0
	if bit {
		to = 65535
	}
	at := int(b.chance) + 2*(to-int(b.chance))/(2*int(b.seen)+5)
	b.chance = uint16(min(max(at, leastChance), 65536-leastChance))
	if b.seen < mostSeen {
		b.seen++
	}
}

func newWriter() *coder { return &coder{high: 1<<32 - 1} }

func newReader(text []byte) *coder {
	c := &coder{high: 1<<32 - 1, reads: true, text: text}
	for range 4 {
		c.take()
	}
	return c
}

// take reads a byte; after its end a text has zeros without end.
func (c *coder) take() {
	c.code <<= 8
	if len(c.text) > 0 {
		c.code |= uint32(c.text[0])
		c.text = c.text[1:]
	}
}

// bit writes or reads a bit.
func (c *coder) bit(b *bin, bit bool) bool {
	bit = c.split(uint64(b.chance), bit)
	b.learn(bit)
	return bit
}

// split writes or reads a bit whose chance to be 1 is given, of 65536.
func (c *coder) split(chance uint64, bit bool) bool {
	mid := c.low + uint32(uint64(c.high-c.low)*chance>>16)
	if c.reads {
		bit = c.code <= mid
	}
	if bit {
		c.high = mid
	} else {
		c.low = mid + 1
	}
	for (c.low^c.high)>>24 == 0 {
		if c.reads {
			c.take()
		} else {
			c.text = append(c.text, byte(c.high>>24))
		}
		c.low, c.high = c.low<<8, c.high<<8|0xff
	}
	return bit
}

// plain writes or reads the n lowest bits of a number, each as likely 0 as 1.
func (c *coder) plain(x uint64, n int) (read uint64) {
	for i := n - 1; i >= 0; i-- {
		read <<= 1
		if c.split(1<<15, x>>i&1 == 1) {
			read |= 1
		}
	}
	return read
}

// end returns the text of a writer: the shortest one that a reader understands.
func (c *coder) end() []byte {
	text := c.text
	for shift := 24; c.low > 0; shift -= 8 {
		if at := (c.low>>shift + 1) << shift; shift == 0 || at > c.low && at <= c.high {
			if shift == 0 {
				at = c.low
			}
			for s := 24; s >= shift; s -= 8 {
				text = append(text, byte(at>>s))
			}
			break
		}
	}
	for len(text) > 0 && text[len(text)-1] == 0 {
		text = text[:len(text)-1]
	}
	return text
}
