// Package trials attacks what is stored. Its tests play the real game on the real store in processes of their own, kill them,
// cut the power, damage files and turn clocks, and check each time that the next start finds what docs/PROMISES.md promises.
//
//	go test ./game/trials                        one trial of each quick kind
//	go test ./game/trials -trials 10m -seed 7    as many as fit into ten minutes
//
// The seed is printed. A trial that fails leaves its folder.
package trials
