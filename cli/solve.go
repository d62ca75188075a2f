package cli

import (
	"cmp"
	"context"
	"errors"
	"math"
	"runtime"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

// solver is one run of the command solve: its flags, its input and its tables.
type solver struct {
	*env
	ctx     context.Context // of the whole run
	goal    string
	size    puzzle.Size
	metric  int // a space.Metric
	quick   bool
	limit   time.Duration // for each board; 0: no limit
	asked   bool          // whether there is a solution within so many moves
	within  int
	threads int    // 0: one a processor
	beam    int    // memory of a beam search, see beams
	memory  uint64 // bytes for state spaces; 0: what is free
	all     bool
	max     int // largest number of solutions of --all, from --most
	stages  bool
	replays bool
	stats   bool
	json    bool
	tables  *solve.Tables
	idle    chan struct{} // a token for each processor that has no board
	spaces  *spaces
	which   int // which tables to use, an index of tableWords
	noCache bool
	resume  string       // the file that keeps a search of solve.SolveDeep; "": none
	earlier uint64       // the nodes of the runs that the file is of
	large   *largeTables // nil: none
	hard    *largeTables // for hard boards of 13 to 15 cells; nil: none
}

// tableWords are the kinds of tables.
var tableWords = []string{"small", "large"}

// quickTime is the time limit of --quick if --time is not given.
const quickTime = time.Second

// newSolve returns the command that solves boards.
func newSolve(e *env) *cobra.Command {
	s := &solver{env: e, max: 1000}
	cmd := &cobra.Command{
		Use:         "solve",
		Short:       e.lang.T("cli_solve.short"),
		Long:        e.lang.T("cli_solve.long"),
		Example:     e.lang.T("cli_solve.example"),
		Annotations: map[string]string{usageLine: e.lang.T("cli_check.args"), answerNo: e.lang.T("cli_solve.code_no")},
		RunE: func(cmd *cobra.Command, args []string) error {
			s.asked = cmd.Flags().Changed("within")
			if err := s.checkFlags(cmd); err != nil {
				return e.stoppable(err)
			}
			return e.stoppable(s.run(cmd.Context(), args))
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&s.goal, "goal", "", e.lang.T("cli_check.flag_goal"))
	f.Var((*sizeFlag)(&s.size), "size", e.lang.T("cli_check.flag_size"))
	f.Var(&wordFlag{&s.metric, metricWords}, "metric", e.lang.T("cli_solve.flag_metric"))
	f.BoolVar(&s.quick, "quick", false, e.lang.T("cli_solve.flag_quick"))
	f.Var((*durationFlag)(&s.limit), "time", e.lang.T("cli_solve.flag_time"))
	f.Var(&countFlag{&s.within, 0, math.MaxInt32}, "within", e.lang.T("cli_solve.flag_within"))
	f.Var((*threadsFlag)(&s.threads), "threads", e.lang.T("cli_analyze.flag_threads"))
	f.Var((*bytesFlag)(&s.memory), "memory", e.lang.T("cli_solve.flag_memory"))
	f.Var(&wordFlag{&s.which, tableWords}, "tables", e.lang.T("cli_solve.flag_tables"))
	f.BoolVar(&s.noCache, "no-cache", false, e.lang.T("cli_solve.flag_no_cache"))
	f.StringVar(&s.resume, "resume", "", e.lang.T("cli_solve.flag_resume"))
	f.BoolVar(&s.all, "all", false, e.lang.T("cli_solve.flag_all"))
	f.Var(&countFlag{&s.max, 1, math.MaxInt32}, "most", e.lang.T("cli_solve.flag_most"))
	f.BoolVar(&s.stages, "stages", false, e.lang.T("cli_solve.flag_stages"))
	f.BoolVar(&s.replays, "replays", false, e.lang.T("cli_solve.flag_replays"))
	f.BoolVar(&s.stats, "stats", false, e.lang.T("cli_solve.flag_stats"))
	f.BoolVar(&s.json, "json", false, e.lang.T("cli_check.flag_json"))
	f.Lookup("within").DefValue = ""
	complete(cmd, map[string][]string{"goal": goalWords, "size": nil, "time": {"1s", "10s", "1m"}, "threads": nil, "most": nil,
		"metric": metricWords, "within": nil, "memory": {"2GB", "8GB"}, "tables": tableWords})
	return cmd
}

// question is an input with its answer, once the answer is there.
type question struct {
	place
	text string
	task

	mu     sync.Mutex
	status string // of the search

	// The answer is written before answered is closed, and read after it.
	answered chan struct{}
	found    solve.Solution
	list     *allAnswer
	failed   error // instead of an answer
	stopped  bool  // the time ended, or the run
	elapsed  time.Duration
}

// tell sets the status.
func (q *question) tell(status string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.status = status
}

// run answers all inputs in their order. Each processor works on one board at a time; a search that lasts also gets the processors
// that have nothing to do.
func (s *solver) run(ctx context.Context, args []string) error {
	run := ctx
	ctx, cancel := context.WithCancel(run)
	s.ctx, s.tables, s.spaces = ctx, solve.NewTables(), &spaces{env: s.env, memory: s.memory, threads: s.threads, kept: map[spaceKey]*space.Space{}}
	if large := tableWords[s.which] == "large"; large || s.mtm() {
		s.large = &largeTables{env: s.env, threads: processors(s.threads), tables: s.tables, runs: s.mtm(), once: !large}
		if large && !s.noCache {
			s.large.folder = tableFolder()
		}
	}
	if s.large == nil {
		s.hard = &largeTables{env: s.env, threads: processors(s.threads), tables: solve.NewTables(), quiet: true}
	}
	inputs := s.inputs(ctx, args)
	inputs.idle = func() error { return nil } // the answers are flushed below
	workers := processors(s.threads)
	s.idle = make(chan struct{}, workers)
	s.give(workers)
	s.beam = s.beams()
	// Answers keep the order of the boards. While a hard one is searched, many others are done. Boards wait for processors, not the other
	// way round: to wake a goroutine takes some 0.1 ms.
	queue, boards, end := make(chan *question, 32*workers), make(chan *question, workers), make(chan error, 1)
	for range workers {
		go s.serve(ctx, boards)
	}
	go func() {
		defer close(queue)
		defer close(boards)
		end <- s.each(ctx, inputs, s.goal, s.size, func(text string, t task) error {
			q := &question{place: inputs.place(), text: text, task: t, answered: make(chan struct{})}
			queue <- q
			boards <- q
			return nil
		})
	}()
	err := s.answer(queue)
	cancel() // after a failed write nobody waits for answers
	for q := range queue {
		<-q.answered
	}
	if last := <-end; err == nil {
		err = cmp.Or(last, run.Err())
	}
	return err
}

// serve works on boards until there are no more. Between two of them it gives its processor to others only if it has to wait.
func (s *solver) serve(ctx context.Context, boards <-chan *question) {
	for q := range boards {
		taken := 0
		select {
		case <-s.idle:
			taken = 1
		case <-ctx.Done(): // an answer then takes a moment only
		}
		for q != nil {
			s.work(q)
			close(q.answered)
			select {
			case q = <-boards: // nil after the last one
			default:
				q = nil
			}
		}
		s.give(taken)
	}
}

// newSearch returns a solver for a single board, which uses all processors.
func (e *env) newSearch(ctx context.Context) *solver {
	s := &solver{env: e, ctx: ctx, tables: solve.NewTables(), idle: make(chan struct{}, runtime.GOMAXPROCS(0))}
	s.give(cap(s.idle) - 1) // the one that asks is busy
	return s
}

// processors returns how many processors --threads means.
func processors(threads int) int {
	if threads == 0 {
		return runtime.GOMAXPROCS(0)
	}
	return threads
}

// answer prints the answers in the order of their questions until there are no more.
func (s *solver) answer(queue <-chan *question) error {
	p := s.progress()
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	defer p.done()
	for q := range queue {
		select {
		case <-q.answered:
		default:
			if err := s.out.flush(); err != nil {
				return err
			}
		}
		for waiting := true; waiting; {
			select {
			case <-q.answered:
				waiting = false
			case <-tick.C:
				s.tellNews(p)
				q.mu.Lock()
				if q.status != "" {
					p.show(q.status)
				}
				q.mu.Unlock()
			}
		}
		s.tellNews(p)
		p.done()
		err := s.print(q)
		if err == nil && len(queue) == 0 {
			err = s.out.flush()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// tellNews prints what there is to tell about large tables, and shows how far they are.
func (s *solver) tellNews(p *progress) {
	if s.large == nil {
		return
	}
	said, status := s.large.said()
	for _, text := range said {
		p.done()
		s.say(text)
	}
	if status != "" {
		p.show(status)
	}
}

// invalid returns why a board cannot be a question.
func (s *solver) invalid(q *question) error {
	switch {
	case q.err != nil:
		return q.err
	case !q.board.Size().Playable():
		return &puzzle.Error{Kind: puzzle.FaultOneRow, Input: q.text, Offset: -1}
	case s.resume != "" && !resumable(q.task.goal.Board()):
		return lineError(s.lang.T("cli_solve.resume_one"))
	case s.mtm() && q.board.Size().Cells() > countedCells && !s.searchesRuns(q.task.goal.Board()):
		return lineError(s.lang.T("cli_solve.mtm_too_large", "size", q.board.Size(), "cells", countedCells))
	}
	return nil
}

// work looks for the answer to a question.
func (s *solver) work(q *question) {
	if s.invalid(q) != nil || !puzzle.Solvable(q.board, q.task.goal.Board()) {
		return
	}
	if s.large != nil && !s.quick {
		if q.failed = s.large.need(s.ctx, q.task.goal.Board()); q.failed != nil && s.ctx.Err() == nil {
			return
		}
	}
	ctx, cancel := s.deadline()
	defer cancel()
	started := time.Now()
	switch {
	case s.all:
		s.workAll(ctx, q)
	case s.searchesRuns(q.task.goal.Board()):
		s.workRuns(ctx, q)
	case s.counted(q.board.Size()) && s.workCounted(ctx, q):
	default:
		q.found, q.failed = s.searchFor(ctx, q, q.board, q.task.goal.Board(), func(now solve.Solution) {
			if s.bar {
				q.tell(s.status(now, time.Since(started)))
			}
		})
	}
	q.elapsed = time.Since(started)
	if q.failed != nil && errors.Is(q.failed, ctx.Err()) && q.found.Found {
		q.stopped, q.failed = true, nil
	}
}

// deadline returns the context of one search, which ends after s.limit.
func (s *solver) deadline() (context.Context, context.CancelFunc) {
	if s.limit == 0 {
		return context.WithCancel(s.ctx)
	}
	return context.WithTimeout(s.ctx, s.limit)
}

// search solves a board until it is done or ctx ends, or until it is known whether there is a solution within s.within moves.
// It returns a solution in any case: when ctx ends too early, it still finds a first one, which takes a moment only.
func (s *solver) search(ctx context.Context, start, goal puzzle.Board, report func(solve.Solution)) (solve.Solution, error) {
	return s.searchFor(ctx, nil, start, goal, report)
}

// searchFor is search for a question (nil: none), which gets the status of a deep search.
func (s *solver) searchFor(ctx context.Context, q *question, start, goal puzzle.Board, report func(solve.Solution)) (solve.Solution, error) {
	o := solve.Options{Tables: s.tables, Memory: s.beams(), Repeatable: true}
	if s.quick {
		o.Mode = solve.Quick
	}
	var found solve.Solution
	var err error
	switch {
	case s.deep(goal):
		found, err = s.searchDeep(ctx, start, goal, o, q)
	case s.middling(goal):
		found, err = s.searchMiddling(ctx, start, goal, o, report)
	default:
		found, err = s.parallel(ctx, start, goal, o, math.MaxUint64, report)
	}
	if found.Found || err != nil && ctx.Err() == nil {
		return found, err
	}
	if found, err = s.first(start, goal, found); err != nil {
		return found, err
	}
	return found, ctx.Err()
}

// The numbers of nodes after which a search is worth several processors.
const (
	shared      = 4_000_000
	sharedQuick = 1_000_000
)

// beams returns the memory that a beam search may take: a share, for each processor, of what --memory allows, or else of half
// of what was free at the beginning: to ask the system again for each board would take as long as to solve an easy one.
func (s *solver) beams() int {
	if s.beam > 0 {
		return s.beam
	}
	all := s.memory
	if all == 0 {
		all = fewBeams
		if free, known := space.Available(); known {
			all = min(free/2, mostBeams)
		}
	}
	return max(1, int(min(all, math.MaxInt)/uint64(cap(s.idle))))
}

// Memory for all beam searches together if --memory is not given: at most, and where nobody knows what is free.
const (
	mostBeams = 4 << 30
	fewBeams  = 256 << 20
)

// parallel is solve.SolveParallel by one processor at first, and by all that have nothing to do once it lasts. After most nodes the
// search is given up, without an error. Such a search stays on one processor, so that whether it is given up does not depend on
// who was idle.
func (s *solver) parallel(ctx context.Context, start, goal puzzle.Board, o solve.Options, most uint64, report func(solve.Solution)) (solve.Solution, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	helpers, decided := 0, false
	o.More = func(nodes uint64) (more int) {
		if most == math.MaxUint64 && (nodes > shared || s.quick && nodes > sharedQuick) {
			more = s.take()
			helpers += more
		}
		return more
	}
	defer func() { s.give(helpers) }()
	found, err := solve.SolveParallel(ctx, start, goal, o, 1, func(now solve.Solution) {
		report(now)
		if s.decided(now) || now.Nodes >= most {
			decided = true
			cancel()
		}
	})
	if decided {
		err = nil
	}
	return found, err
}

// decided reports whether it is known if there is a solution within s.within moves.
func (s *solver) decided(now solve.Solution) bool {
	return s.asked && (now.Found && len(now.Moves) <= s.within || now.Lower > s.within)
}

// take returns how many processors with nothing to do it has taken.
func (s *solver) take() (n int) {
	for {
		select {
		case <-s.idle:
			n++
		default:
			return n
		}
	}
}

// give gives processors back.
func (s *solver) give(n int) {
	for range n {
		s.idle <- struct{}{}
	}
}

// first finds a solution, of any length, for a search that was stopped before it had one. The result keeps the lower
// bound and the nodes of known, the state of that search.
func (s *solver) first(start, goal puzzle.Board, known solve.Solution) (solve.Solution, error) {
	one, err := solve.New(start, goal, solve.Options{Mode: solve.Quick, Tables: s.tables})
	if err != nil {
		return known, err
	}
	for {
		if _, ok := one.Best(); ok || one.Step(firstBudget) {
			return joined(known, one.Solution()), nil
		}
	}
}

// joined returns what two searches of a board know together. Of two solutions it takes the shorter one, else that of the later search.
func joined(earlier, later solve.Solution) solve.Solution {
	both := later
	if earlier.Found && (!later.Found || len(earlier.Moves) < len(later.Moves)) {
		both = earlier
	}
	both.Lower, both.Nodes = max(earlier.Lower, later.Lower), earlier.Nodes+later.Nodes
	both.Optimal = both.Found && len(both.Moves) <= both.Lower
	return both
}

// anyRuns returns a solution of any number of runs.
func (s *solver) anyRuns(t task) (solve.Solution, error) {
	found, err := s.first(t.board, t.goal.Board(), solve.Solution{})
	found.Moves = puzzle.Runs(found.Moves)
	found.Lower = min(1, len(found.Moves)) // that of single tiles is none of runs
	found.Optimal = found.Lower == len(found.Moves)
	return found, err
}

// firstBudget is the number of nodes that first searches in one step.
const firstBudget = 10_000
