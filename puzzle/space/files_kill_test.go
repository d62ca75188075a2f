package space

import (
	"context"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// countedFolder is the environment variable that makes TestFilesKilledChild count over a folder.
const countedFolder = "WILDFIFTEEN_COUNTED"

func TestFilesKilledChild(t *testing.T) {
	dir := os.Getenv(countedFolder)
	if dir == "" {
		t.Skip("this is what another process does for TestFilesSurviveKills")
	}
	if _, err := CountFiles(context.Background(), puzzle.MustParseGoal("5x2").Board(), dir, Options{}); err != nil {
		t.Fatal(err)
	}
}

// A process that counts is killed again and again, each time a little later, until it comes to its end. The counts are right.
func TestFilesSurviveKills(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	random := rand.New(rand.NewPCG(seed, 0))
	dir := t.TempDir()
	kills := 0
	for longest := 40 * time.Millisecond; ; longest += longest / 8 {
		child := exec.Command(os.Args[0], "-test.run=^TestFilesKilledChild$")
		child.Env = append(os.Environ(), countedFolder+"="+dir)
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		timer := time.AfterFunc(time.Duration(random.Int64N(int64(longest))), func() { _ = child.Process.Kill() })
		err := child.Wait()
		if timer.Stop() { // it was not killed
			if err != nil {
				t.Fatalf("after %d kills: %v", kills, err)
			}
			break
		}
		kills++
	}
	t.Logf("%d kills", kills)
	want, _ := Count(context.Background(), puzzle.MustParseGoal("5x2").Board(), Options{})
	got, err := CountFiles(context.Background(), puzzle.MustParseGoal("5x2").Board(), dir, Options{})
	if err != nil || !slices.Equal(got.Counts, want.Counts) {
		t.Errorf("%v, %v", got, err)
	}
}
