package session

import (
	"bytes"
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// longLog returns the log of a game with the given number of events and no marks.
func longLog(b *testing.B, config string, events int) []byte {
	b.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	g, _ := near(b, config, 3*events, r)
	var text []byte
	l := NewLog(func(line []byte) { text = append(append(text, line...), '\n') })
	s := l.New(g, Options{}, 0, day)
	for i := range events {
		now := time.Duration(i) * 200 * ms
		if i%10 == 9 {
			s.Undo(now)
		} else if err := s.Move(anyMove(s.Board(), r), now, Touch); err != nil {
			b.Fatal(err)
		}
	}
	return text
}

func benchmarkLoad(b *testing.B, config string) {
	text := longLog(b, config, 10000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if Load(text).BadLines > 0 {
			b.Fatal("bad lines")
		}
	}
}

func BenchmarkLoad10000Events4x4(b *testing.B)   { benchmarkLoad(b, "4x4.classic") }
func BenchmarkLoad10000Events16x16(b *testing.B) { benchmarkLoad(b, "16x16.classic") }

func benchmarkMove(b *testing.B, config string) {
	r := rand.New(rand.NewPCG(1, 2))
	g, _ := near(b, config, 2000, r)
	lines := 0
	l := NewLog(func([]byte) { lines++ })
	s := l.New(g, Options{}, 0, day)
	m := anyMove(s.Board(), r)
	m.N = 1
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Move(m, 0, Keyboard); err != nil {
			b.Fatal(err)
		}
		m = m.Inverse()
	}
}

func BenchmarkMove4x4(b *testing.B)   { benchmarkMove(b, "4x4.classic") }
func BenchmarkMove16x16(b *testing.B) { benchmarkMove(b, "16x16.classic") }

func BenchmarkTick(b *testing.B) {
	s := New(mustGame(b, almost), Options{}, day)
	_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, 0, Mouse)
	b.ReportAllocs()
	for b.Loop() {
		s.Tick(500 * ms)
	}
}

// BenchmarkLoadSolves reads 1,000 records of 150 moves on 4x4.
func BenchmarkLoadSolves(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var file bytes.Buffer
	for range 1000 {
		g, way := near(b, "4x4.classic", 150, r)
		s := New(g, Options{}, day)
		for i, m := range way {
			_ = s.Move(m, time.Duration(i)*200*ms, Touch)
		}
		if record, ok := s.Solve(day); ok {
			file.Write(append(record.Line(), '\n'))
		}
	}
	b.SetBytes(int64(file.Len()))
	b.ReportAllocs()
	for b.Loop() {
		if all := LoadSolves(file.Bytes()); len(all.List) < 900 || all.BadLines > 0 {
			b.Fatal(len(all.List), all.Problems)
		}
	}
}
