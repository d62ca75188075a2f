package puzzle

import "math/rand/v2"

// Method is a way to scramble a board.
type Method uint8

// The methods.
const (
	ByShuffle Method = iota // uniform over all solvable boards except the goal: see Shuffle
	ByWalk                  // a random walk of the blank from the goal: see Walk
)

// DefaultIterations is the number of iterations of [Walk] if none is given.
const DefaultIterations = 150

// DealOptions are the options of a deal. With the zero value, [Deal] shuffles and reads the system's secure
// random source.
type DealOptions struct {
	Method     Method
	Iterations int         // for ByWalk; 0 means DefaultIterations
	From       *Positions  // deal one of these instead, whatever the Method; nil: scramble
	Rand       rand.Source // nil means SecureSource, with which every solvable board can occur
}

// Deal deals one game of the configuration. Use a [Dealer] to deal many. The error is [FaultOneRow] if a side
// is 1, [FaultNoPositions] if From has no position of this configuration, and [FaultRange] for negative
// iterations; any other error says why the rule does not fit the size.
func Deal(c Config, o DealOptions) (Game, error) {
	d, err := NewDealer(c, o)
	if err != nil {
		return Game{}, err
	}
	return d.Deal(), nil
}

// DealSeeded deals the game of a seed, which is the same on every platform and in every version. It draws
// from [SeedSource], in this order: the goal, the missing number, the scramble (by shuffle). The key of a
// seed has 256 bits, so not every large board can be reached from a seed. The error is [FaultSeed] for a text
// that is not a seed, or one of the errors of [Deal].
func DealSeeded(c Config, seed string) (Game, error) {
	d, err := NewDealer(c, DealOptions{})
	if err != nil {
		return Game{}, err
	}
	return d.DealSeeded(seed)
}

// Dealer deals any number of games of one configuration. Work that all deals share is done once. It must not be
// used by several goroutines at once.
type Dealer struct {
	config     Config
	method     Method
	iterations int
	src        rand.Source
	seeded     rand.ChaCha8
	fixed      Goal       // the goal, if every deal has the same; else the zero Goal
	order      string     // the order of the numbers, if at most the missing number is left to draw
	positions  []position // the positions to deal; nil: scramble
	swaps      int        // of the last deal
}

// NewDealer returns a dealer of the configuration, or one of the errors of [Deal].
func NewDealer(c Config, o DealOptions) (*Dealer, error) {
	if err := c.Rule.check(c.Size); err != nil {
		return nil, err
	}
	c.Rule = c.Rule.Canonical(c.Size)
	fault := func(kind Fault) *Error { return &Error{Kind: kind, Input: c.String(), Offset: -1} }
	if !c.Size.Playable() {
		return nil, fault(FaultOneRow)
	}
	iterations, err := checkIterations(o.Iterations)
	if err != nil {
		return nil, err
	}
	d := &Dealer{config: c, method: o.Method, iterations: iterations, src: o.Rand}
	if d.src == nil {
		d.src = SecureSource()
	}
	if o.From != nil {
		if d.positions = o.From.matching(c); len(d.positions) == 0 {
			return nil, fault(FaultNoPositions)
		}
	}
	switch {
	case c.Rule.Drawn():
		d.fixed, _ = NewGoal(c.Size, c.Rule) // checked above
	case c.Rule.Kind != Wild && c.Rule.Kind != Random:
		d.order = c.Rule.order(c.Size)
	}
	return d, nil
}

// Deal deals the next game. It is solvable and not yet solved.
func (d *Dealer) Deal() Game { return d.deal(d.src) }

// DealSeeded deals the game of a seed, by the dealer's method or from its positions. The game is marked as
// seeded only if the dealer shuffles, as [DealSeeded] does, because a seeded ID always stands for a shuffle.
func (d *Dealer) DealSeeded(seed string) (Game, error) {
	if i := badSeed(seed); i >= 0 {
		return Game{}, &Error{Kind: FaultSeed, Input: seed, Offset: i, Want: "seed"}
	}
	d.seeded.Seed(seedKey(seed))
	g := d.deal(&d.seeded)
	if d.method == ByShuffle && d.positions == nil {
		g.Seed, g.Seeded = seed, true
	}
	return g, nil
}

// Swaps returns the number of swaps that made the last scramble: see [Shuffle] and [Walk]. It is 0 for a
// prepared position.
func (d *Dealer) Swaps() int { return d.swaps }

func (d *Dealer) deal(src rand.Source) Game {
	if d.positions != nil {
		p := d.positions[below(src, len(d.positions))]
		return Game{Config: d.config, Goal: *p.goal, Scramble: p.scramble}
	}
	g := Game{Config: d.config, Goal: d.goal(src)}
	if d.method == ByWalk {
		g.Scramble, d.swaps = walk(g.Goal, d.iterations, src)
	} else {
		g.Scramble, d.swaps = scramble(g.Goal, src)
	}
	return g
}

// goal draws what the configuration leaves open: first the goal, then the missing number.
func (d *Dealer) goal(src rand.Source) Goal {
	size, rule, order := d.config.Size, d.config.Rule, d.order
	switch {
	case !d.fixed.board.IsZero():
		return d.fixed
	case rule.Kind == Wild:
		rule.Kind, rule.Path = PathKind, WildPath(size, src)
		order = rule.Path.cells
	case rule.Kind == Random:
		order = randomOrder(size, src)
	}
	if rule.Missing == MissingRandom {
		rule.Missing = 1 + below(src, size.Cells())
	}
	rule = rule.Canonical(size)
	g := orderGoal(size, rule, order)
	if rule.Kind == Random {
		g.rule = Rule{Kind: BoardKind, Board: g.board}
	}
	return g
}

// randomOrder draws an order of the cells, uniformly.
func randomOrder(size Size, src rand.Source) string {
	var cells [maxCells]uint16
	for i := range cells {
		cells[i] = uint16(i)
	}
	shuffle(cells[:size.Cells()], src)
	return packCells(cells[:size.Cells()])
}
