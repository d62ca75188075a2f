package cli

import (
	"bufio"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// largeTables makes the solvers of a run use large tables. They are kept in a folder for the next run.
type largeTables struct {
	*env
	threads int
	folder  string // "": the tables are not kept
	tables  *solve.Tables
	quiet   bool // nothing is told
	runs    bool // those of solve.SolveRuns
	once    bool // nobody has asked to keep them

	mu   sync.Mutex
	news struct {
		sync.Mutex
		list   []string
		status string // while tables are computed
	}
}

// tableKind is what there is to do with tables of one kind.
type tableKind struct {
	name    func(puzzle.Board) (name string, bytes int64, ok bool)
	has     func(puzzle.Board) bool
	compute func(ctx context.Context, goal puzzle.Board, threads int, progress func(share float64)) (ok bool, err error)
	read    func(io.Reader, puzzle.Board) error
	write   func(io.Writer, puzzle.Board) error
}

// kind returns the kind of the tables.
func (l *largeTables) kind() tableKind {
	t := l.tables
	if l.runs {
		return tableKind{solve.RunsName, t.HasRuns, t.WidenRuns, t.ReadRuns, t.WriteRuns}
	}
	return tableKind{solve.WideName, t.HasWide, t.Widen, t.ReadWide, t.WriteWide}
}

// tableFolder returns the folder of large tables in the user's folder for files that can be made again, "" if there is none.
func tableFolder() string {
	folder, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(folder, "wildfifteen")
}

// need makes large tables for a goal ready, if there are any for its size.
func (l *largeTables) need(ctx context.Context, goal puzzle.Board) error {
	kind := l.kind()
	name, bytes, ok := kind.name(goal)
	if !ok {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if kind.has(goal) {
		return nil
	}
	path := ""
	if l.folder != "" {
		path = filepath.Join(l.folder, name)
		err := l.read(path, goal)
		if err == nil {
			return nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			l.tell(l.lang.T("cli_solve.tables_unread", "file", path, "reason", l.word(err)))
		}
	}
	if l.quiet {
		_, err := kind.compute(ctx, goal, l.threads, nil)
		return err
	}
	l.tell(l.lang.T("cli_solve.tables_made", "size", goal.Size(), "bytes", bytesText(uint64(bytes))))
	if l.once {
		l.tell(l.lang.T("cli_solve.tables_once"))
	}
	_, err := kind.compute(ctx, goal, l.threads, func(share float64) {
		l.show(l.lang.T("cli_solve.tables_progress", "bar", bar(share)))
	})
	l.show("")
	if err != nil || path == "" {
		return err
	}
	if err := l.write(path, goal); err != nil {
		l.tell(l.lang.T("cli_solve.tables_unwritten", "file", path, "reason", l.word(err)))
		return nil
	}
	l.tell(l.lang.T("cli_solve.tables_kept", "file", path))
	return nil
}

func (l *largeTables) read(path string, goal puzzle.Board) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return l.kind().read(f, goal)
}

// write keeps the tables; no run reads half of them.
func (l *largeTables) write(path string, goal puzzle.Board) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return replace(path, func(w io.Writer) error {
		buffer := bufio.NewWriterSize(w, 1<<20)
		if err := l.kind().write(buffer, goal); err != nil {
			return err
		}
		return buffer.Flush()
	}, true)
}

// tell keeps a message until said prints it.
func (l *largeTables) tell(text string) {
	l.news.Lock()
	defer l.news.Unlock()
	l.news.list = append(l.news.list, text)
}

// show sets the status.
func (l *largeTables) show(status string) {
	l.news.Lock()
	defer l.news.Unlock()
	l.news.status = status
}

// said returns the messages since the last call, and the status.
func (l *largeTables) said() (list []string, status string) {
	l.news.Lock()
	defer l.news.Unlock()
	list, l.news.list = l.news.list, nil
	return list, l.news.status
}
