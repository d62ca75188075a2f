//go:build !js && !android && !ios

package store

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// longRecords writes a file of records that is too long to be read at once.
func longRecords(t *testing.T, dir string) []byte {
	t.Helper()
	var b bytes.Buffer
	for i := 0; b.Len() <= game.LongFile; i++ {
		fmt.Fprintf(&b, "{\"line\":%d}\n", i)
	}
	if err := os.WriteFile(filepath.Join(dir, game.SolvesFile), b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// ranged waits for n answers.
func ranged(t *testing.T, d *Disk, n int) (replies []game.Reply) {
	t.Helper()
	for until := time.Now().Add(10 * time.Second); len(replies) < n && time.Now().Before(until); time.Sleep(time.Millisecond) {
		replies = d.Replies(replies, assets.Load("en"))
	}
	if len(replies) != n {
		t.Fatalf("%d replies, want %d", len(replies), n)
	}
	return replies
}

func TestLongFile(t *testing.T) {
	dir := t.TempDir()
	want := longRecords(t, dir)
	d, files := open(dir)
	defer d.Close()
	if files.Long != d || files.Data[game.SolvesFile] != nil || files.Sizes[game.SolvesFile] != int64(len(want)) {
		t.Fatalf("sizes %v, %d bytes in memory", files.Sizes, len(files.Data[game.SolvesFile]))
	}
	end := int64(len(want))
	asked := []game.Range{{Length: 10}, {From: 1000, Length: 5000}, {From: end - 3, Length: 10}, {From: end + 5, Length: 10}}
	for i := range asked {
		asked[i].Name = game.SolvesFile
		d.Read(asked[i])
	}
	for i, r := range ranged(t, d, len(asked)) {
		from := min(asked[i].From, end)
		if to := min(from+int64(asked[i].Length), end); r.Kind != game.Ranged || r.Range != asked[i] || !bytes.Equal(r.Data, want[from:to]) || r.Text != "" {
			t.Errorf("%+v is answered with %+v", asked[i], r)
		}
	}
	d.Read(game.Range{Name: "none", Length: 3})
	replies := ranged(t, d, 2) // the player is told, too
	if r := replies[1]; r.Kind != game.Ranged || r.Text == "" || len(r.Data) > 0 {
		t.Errorf("a file that is not there: %+v", replies)
	}
}

func TestShortFile(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, game.SolvesFile), make([]byte, game.LongFile), 0o644); err != nil {
		t.Fatal(err)
	}
	d, files := open(dir)
	defer d.Close()
	if files.Long != nil || len(files.Data[game.SolvesFile]) != game.LongFile {
		t.Errorf("sizes %v, %d bytes in memory", files.Sizes, len(files.Data[game.SolvesFile]))
	}
}

// TestWriteRanges has several stores write the same content, in other pieces and orders: no gap and no wrong byte.
func TestWriteRanges(t *testing.T) {
	dir := t.TempDir()
	want := longRecords(t, dir)
	var all sync.WaitGroup
	for _, piece := range []int{1000, 333, 7000} {
		all.Go(func() {
			d, _ := open(dir)
			for from := 0; from < len(want); from += piece {
				d.Write(game.IndexFile, int64(from), want[from:min(len(want), from+piece)])
			}
			d.Write(game.IndexFile, int64(len(want))+1, []byte("beyond the end"))
			d.Close()
		})
	}
	all.Wait()
	if got, err := os.ReadFile(filepath.Join(dir, game.IndexFile)); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes are written, want %d; %v", len(got), len(want), err)
	}
	d, files := open(dir)
	defer d.Close()
	if files.Sizes[game.IndexFile] != int64(len(want)) {
		t.Errorf("sizes %v", files.Sizes)
	}
}
