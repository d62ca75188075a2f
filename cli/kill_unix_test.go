//go:build unix

package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
)

// killedFolder is the environment variable that makes TestKilledChild change the records of a folder until it is killed.
const killedFolder = "WILDFIFTEEN_KILLED"

// TestKilledChild imports, restores, removes and brings back games, and says each change once it is kept.
func TestKilledChild(t *testing.T) {
	dir := os.Getenv(killedFolder)
	if dir == "" {
		t.Skip("this is what another process does for TestKill")
	}
	ctx := context.Background()
	for {
		if rand.IntN(4) == 0 {
			_ = os.Truncate(filepath.Join(dir, game.IndexFile), rand.Int64N(50_000)) // there may be none
		}
		b, err := testEnv(strings.NewReader(""), io.Discard, io.Discard).openBook(ctx, dir)
		if err != nil {
			t.Fatal(err)
		}
		h := b.saves.History
		for range 1 + rand.IntN(5) {
			id := history.ID(rand.IntN(h.Len()))
			said := ""
			switch game, removed := h.Row(id).Identity(), h.Row(id).Is(history.Removed); rand.IntN(5) {
			case 0, 1:
				if removed {
					b.saves.Unremove(id)
				} else {
					b.saves.Remove(id)
				}
				said = "removed " + game.String()
			case 2:
				b.saves.SetOptimal(id, 1+rand.IntN(80))
				said = "optimal " + game.String()
			case 3:
				said = "imported " + restoreSome(t, b)
			default:
				for range 1 + rand.IntN(300) {
					told := session.Told{Config: "4x4.snake", MS: rand.Int64N(1e9), STM: 80, Date: time.Unix(rand.Int64N(1e9), 0)}
					b.saves.Import(told)
					said = "imported " + told.Identity().String()
				}
			}
			if err := b.keep(true); err != nil {
				t.Fatal(err)
			}
			fmt.Println(said)
		}
		b.close()
	}
}

// restoreSome restores a backup of new games, and returns the last of them.
func restoreSome(t *testing.T, b *book) (last string) {
	t.Helper()
	var lines strings.Builder
	for range 1 + rand.IntN(300) {
		told := session.Told{Config: "4x4.snake", MS: rand.Int64N(1e9), STM: 80, Date: time.Unix(rand.Int64N(1e9), 0)}
		lines.WriteString(string(told.Line()) + "\n")
		last = told.Identity().String()
	}
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "test", "files": map[string]string{game.SolvesFile: lines.String()}})
	if err != nil {
		t.Fatal(err)
	}
	b.saves.RestoreRecords(saves.BackupFile{Data: data})
	err = b.run(t.Context(), func() bool {
		done, ok := b.saves.Restored()
		if done.Fault != "" {
			t.Error(done.Fault)
		}
		return !ok
	})
	if err != nil {
		t.Fatal(err)
	}
	return last
}

// read returns the table of a file of records that is read as a whole.
func read(data []byte) string {
	s, _ := saves.Open(game.Files{Data: map[string][]byte{game.SolvesFile: data}, Shared: true}, &guest{})
	for s.Loading() {
		s.Read()
	}
	return tableOf(s.History)
}

func tableOf(h *history.History) string {
	var b strings.Builder
	for id := range history.ID(h.Len()) {
		r := *h.Row(id)
		fmt.Fprintf(&b, "%s %+v\n", h.GroupOf(id).Name(), r)
	}
	return b.String()
}

// TestKill kills two processes again and again while they import, restore, remove and index: no line is lost or damaged, what they
// said is kept, and the index tells the same as the lines.
func TestKill(t *testing.T) {
	var text strings.Builder
	for i := range 3000 {
		told := session.Told{Config: "4x4.classic", MS: int64(i), STM: 100, Date: time.Unix(int64(i), 0)}
		text.WriteString(string(told.Line()) + "\n")
	}
	dir := folder(t, text.String())
	before := []byte(text.String())
	for range 25 {
		said := killTwo(t, dir)
		data, err := os.ReadFile(filepath.Join(dir, game.SolvesFile))
		if err != nil || !bytes.HasPrefix(data, bytes.TrimSuffix(before, []byte{'\n'})) {
			t.Fatalf("%d bytes of %d are left, %v", len(data), len(before), err)
		}
		before = data
		for line := range bytes.Lines(data) {
			// Half a line of a write that was interrupted may stand there, and nothing else.
			if l := session.ReadLine(bytes.TrimSuffix(line, []byte{'\n'})); l.Kind == session.BadLine && !bytes.HasPrefix(line, []byte(`{"v":2`[:min(6, len(line)-1)])) {
				t.Fatalf("a line is %q", line)
			}
		}
		b, err := testEnv(strings.NewReader(""), io.Discard, io.Discard).openBook(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		got := tableOf(b.saves.History)
		b.close()
		if want := read(data); got != want {
			t.Fatalf("with the index %d bytes of table, without %d", len(got), len(want))
		}
		for _, line := range said {
			what, game, _ := strings.Cut(line, " ")
			id, ok := session.ParseIdentity(game)
			_, has := b.saves.History.Find(id)
			if !ok || !has || what != "imported" && !bytes.Contains(data, []byte(game)) {
				t.Fatalf("%q was said, and is not kept", line)
			}
		}
	}
}

// killTwo lets two processes change the records and kills them. It returns what they have said.
func killTwo(t *testing.T, dir string) (said []string) {
	t.Helper()
	var outs [2]bytes.Buffer
	var cmds [2]*exec.Cmd
	for i := range cmds {
		cmds[i] = exec.Command(os.Args[0], "-test.run=TestKilledChild$")
		cmds[i].Env = append(os.Environ(), killedFolder+"="+dir)
		cmds[i].Stdout = &outs[i]
		if err := cmds[i].Start(); err != nil {
			t.Fatal(err)
		}
	}
	time.Sleep(time.Duration(50+rand.IntN(250)) * time.Millisecond)
	for i := range cmds {
		_ = cmds[i].Process.Kill()
		_ = cmds[i].Wait()
		for line := range strings.Lines(outs[i].String()) {
			line, whole := strings.CutSuffix(line, "\n")
			if words := strings.Fields(line); whole && len(words) == 2 {
				said = append(said, line)
			}
		}
	}
	return said
}
