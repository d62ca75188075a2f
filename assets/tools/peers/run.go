package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"wildfifteen/puzzle"
)

// result is what a solver did.
type result struct {
	solved, wrong int
	time          time.Duration // until the last answer
	lengths       []int         // by board; 0: not solved
}

// each returns the mean time of a board.
func (r *result) each() time.Duration {
	if r.solved == 0 {
		return 0
	}
	return r.time / time.Duration(r.solved)
}

// mean returns the mean length of the solutions.
func (r *result) mean() float64 {
	sum := 0
	for _, n := range r.lengths {
		sum += n
	}
	return float64(sum) / float64(r.solved)
}

// longer returns how many times as long as another solver's the solutions are, on the boards that both solved.
func (r *result) longer(than *result) float64 {
	own, others := 0, 0
	for i, n := range r.lengths {
		if n > 0 && i < len(than.lengths) && than.lengths[i] > 0 {
			own, others = own+n, others+than.lengths[i]
		}
	}
	if others == 0 {
		return math.NaN()
	}
	return float64(own) / float64(others)
}

// run lets a solver solve all boards, or as many as it can in the time.
func (p *peer) run(ctx context.Context, boards []puzzle.Board, limit time.Duration) (r result, err error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	var in bytes.Buffer
	for _, b := range boards {
		fmt.Fprintln(&in, b)
	}
	cmd := exec.CommandContext(ctx, p.command[0], p.command[1:]...)
	cmd.Stdin, cmd.Stderr, cmd.WaitDelay = &in, os.Stderr, time.Second
	out, err := cmd.StdoutPipe()
	if err != nil {
		return r, err
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return r, err
	}
	defer context.AfterFunc(ctx, func() { _ = out.Close() })() // a process that the solver has started may hold it open
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for i := 0; i < len(boards) && lines.Scan(); i++ {
		n, ok := judge(boards[i], lines.Text())
		if !ok {
			r.wrong++
			n = 0
		} else {
			r.solved++
		}
		r.lengths = append(r.lengths, n)
		r.time = time.Since(start)
	}
	err = cmd.Wait()
	if exit := (*exec.ExitError)(nil); len(r.lengths) == len(boards) && errors.As(err, &exit) || errors.Is(ctx.Err(), context.DeadlineExceeded) {
		err = nil // it has answered, or its time was up
	}
	return r, err
}

// judge returns the length of the solution that a line tells. ok is false if its moves do not solve the board. A number alone is
// believed.
func judge(b puzzle.Board, line string) (n int, ok bool) {
	text := strings.ToUpper(strings.TrimSpace(line))
	digits, moves, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(digits)
	if err != nil {
		n, moves = -1, text
	}
	moves = strings.Map(func(c rune) rune {
		if strings.ContainsRune(" ,;[]", c) {
			return -1
		}
		return c
	}, moves)
	if moves == "" {
		return n, n >= 0
	}
	made, err := puzzle.ParseMoves(moves)
	if err != nil || n >= 0 && n != puzzle.STM(made) {
		return 0, false
	}
	return puzzle.STM(made), solves(b, made) || solves(b, puzzle.OtherWay(made))
}

// solves reports whether moves lead to the classic goal.
func solves(b puzzle.Board, moves []puzzle.Move) bool {
	for _, m := range moves {
		next, err := b.Play(m)
		if err != nil {
			return false
		}
		b = next
	}
	goal, err := puzzle.GoalFor(b, puzzle.Rule{})
	return err == nil && b == goal.Board()
}
