package cli

import (
	"context"
	"errors"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// overFiles counts a state space over the files of a folder, or goes on with what was begun there.
func (a *analyzer) overFiles(ctx context.Context, goal puzzle.Goal) (analysis, error) {
	start := time.Now()
	o := space.Options{Threads: a.threads, Memory: a.memory}
	if err := a.foretell(goal, o); err != nil {
		return analysis{}, a.spaceError(err)
	}
	p := a.progress()
	defer p.done()
	o.Progress = a.showing(p)
	s, err := space.CountFiles(ctx, goal.Board(), a.dir, o)
	if err != nil && ctx.Err() != nil {
		p.done()
		a.say(a.lang.T("cli_analyze.dir_stopped", "dir", a.dir))
	}
	if err != nil {
		return analysis{}, a.spaceError(err)
	}
	found := newAnalysis(s, goal, a.hardest)
	disk, _ := space.NeedFiles(goal.Size())
	found.Seconds, found.Disk = time.Since(start).Seconds(), disk
	return found, nil
}

// foretell says what a run over files will take.
func (a *analyzer) foretell(goal puzzle.Goal, o space.Options) error {
	left, err := space.ForecastFiles(goal.Board(), a.dir, o)
	if err != nil {
		return err
	}
	disk, _ := space.NeedFiles(goal.Size())
	key := "cli_analyze.dir_needs"
	if left < time.Second {
		key = "cli_analyze.dir_moment"
	}
	a.say(a.lang.T(key, "size", goal.Size(), "disk", bytesText(disk), "dir", a.dir, "time", roughly(left)))
	return nil
}

// roughly formats a time of which little is known, in seconds, minutes or hours.
func roughly(d time.Duration) string {
	for _, unit := range []time.Duration{time.Hour, time.Minute, time.Second} {
		if d >= 2*unit {
			return shortTime(d.Round(unit))
		}
	}
	return shortTime(time.Second)
}

// shortTime formats a time without the zeros at its end: 3h, not 3h0m0s.
func shortTime(d time.Duration) string {
	text := d.String()
	for _, zero := range []string{"0s", "0m"} {
		if n := len(text) - len(zero); n > 1 && text[n:] == zero && (text[n-1] < '0' || text[n-1] > '9') {
			text = text[:n]
		}
	}
	return text
}

// filesError puts the faults of a folder of files into words.
func (e *env) filesError(err error) error {
	var files *space.FilesError
	if !errors.As(err, &files) {
		return err
	}
	return errors.New(e.lang.T(map[space.FilesKind]string{
		space.FilesDamaged: "cli_analyze.dir_damaged", space.FilesOther: "cli_analyze.dir_other",
		space.FilesTaken: "cli_analyze.dir_taken", space.FilesMetric: "cli_analyze.dir_alone",
	}[files.Kind], "file", files.File))
}
