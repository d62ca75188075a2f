package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
)

// built is the guest program, made once for all tests of a process.
var built struct {
	once sync.Once
	dir  string
	path string
	err  error
}

// program returns the path of the program under test.
func program() (string, error) {
	built.once.Do(func() {
		if built.dir, built.err = os.MkdirTemp("", "wildfifteen"); built.err != nil {
			return
		}
		built.path = filepath.Join(built.dir, "wildfifteen.exe")
		cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", built.path, "wildfifteen")
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := cmd.CombinedOutput(); err != nil {
			built.err = fmt.Errorf("building the program: %w\n%s", err, out)
		}
	})
	return built.path, built.err
}

// cleanUp removes what was built.
func cleanUp() {
	if built.dir != "" {
		_ = os.RemoveAll(built.dir)
	}
}
