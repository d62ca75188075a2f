// Command peers lets other solvers solve the same boards as this program, side by side, and prints how they compare:
//
//	make bench-peers PEERS=folder [PEER_BOARDS=file | PEER_SIZE=4x4 PEER_COUNT=100] [PEER_TIME=5m]
//
// Each folder in PEERS that holds an executable file named solve is a peer: commonly a script of a line or two, written by whoever
// compares, around a solver that is built already. It reads boards on standard input, a line each ("1 2 3/4 5 6/7 8 0": rows
// joined by /, 0 for the blank; the goal is classic), and answers each with a line: the moves as letters U, D, L, R, the way of the
// tile or of the blank, or their number alone, or the number and the moves. Moves are played; what does not solve its board
// counts as wrong.
//
// All run one after the other on the same boards. The time of a peer is that of its process until its last answer, tables
// included, divided by the boards.
package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"wildfifteen/puzzle"
)

func main() {
	log.SetFlags(0)
	dir := flag.String("dir", "", "the folder of peers")
	own := flag.String("own", "", "this program")
	file := flag.String("boards", "", "a file of boards, a line each; without it boards are dealt")
	size := flag.String("size", "4x4", "the size of dealt boards")
	count := flag.Int("count", 100, "how many boards are dealt")
	limit := flag.Duration("time", 5*time.Minute, "the longest time for each peer")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	boards, err := boardsOf(*file, *size, *count)
	if err != nil {
		log.Fatal(err)
	}
	list, err := peersIn(*dir)
	if err != nil {
		log.Fatal(err)
	}
	if *own != "" {
		list = append([]peer{{name: "wildfifteen", command: []string{*own, "solve", "--threads", "1"}}}, list...)
	}
	if err := compare(ctx, os.Stdout, list, boards, *limit); err != nil {
		log.Fatal(err)
	}
}

// boardsOf reads boards from a file, or deals them from a seed.
func boardsOf(file, size string, count int) (boards []puzzle.Board, err error) {
	if file == "" {
		config, err := puzzle.ParseConfig(size)
		if err != nil {
			return nil, err
		}
		dealer, err := puzzle.NewDealer(config, puzzle.DealOptions{Rand: puzzle.SeedSource("peers")})
		if err != nil {
			return nil, err
		}
		for range count {
			boards = append(boards, dealer.Deal().Scramble)
		}
		return boards, nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		b, err := puzzle.ParseBoard(line, puzzle.Size{})
		if err != nil {
			return nil, err
		}
		boards = append(boards, b)
	}
	return boards, nil
}

// peer is a solver.
type peer struct {
	name    string
	command []string
}

// solverName is the name of the executable file of a peer.
const solverName = "solve"

// peersIn returns the peers in a folder, by name.
func peersIn(dir string) (list []peer, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		path, err := filepath.Abs(filepath.Join(dir, e.Name(), solverName))
		if err != nil {
			return nil, err
		}
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
			list = append(list, peer{e.Name(), []string{path}})
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no folder in %s holds an executable file named %s", dir, solverName)
	}
	return list, nil
}

// compare runs all solvers and prints a line for each, with ratios to the first one.
func compare(ctx context.Context, out io.Writer, list []peer, boards []puzzle.Board, limit time.Duration) error {
	w := bufio.NewWriter(out)
	const row = "%-20s %7v %6v %12v %9v %9v %9v\n"
	fmt.Fprintf(w, row, "solver", "solved", "wrong", "ms a board", "times", "moves", "times")
	var first *result
	for _, p := range list {
		if err := w.Flush(); err != nil {
			return err
		}
		r, err := p.run(ctx, boards, limit)
		if err != nil {
			fmt.Fprintf(w, "%-20s %v\n", p.name, err)
		}
		if ctx.Err() != nil {
			break
		}
		if first == nil {
			first = &r
		}
		fmt.Fprintf(w, row, p.name, fmt.Sprintf("%d/%d", r.solved, len(boards)), r.wrong, number(r.each().Seconds()*1000),
			number(r.each().Seconds()/first.each().Seconds()), number(r.mean()), number(r.longer(first)))
	}
	return w.Flush()
}

// number formats a number with four digits, "-" for one that is none.
func number(x float64) string {
	if x != x || x <= 0 || x > 1e12 {
		return "-"
	}
	return fmt.Sprintf("%.4g", x)
}
