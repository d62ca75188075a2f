// Package e2e plays the real program from tests: it builds it as a guest of Ebitengine's exp/vmhost, starts
// it in a process of its own, gives it keys, a mouse, fingers and game pads, lets its ticks pass as fast as
// they can, and reads its pictures. It is also where other tests get a running engine from, to look at
// pixels.
//
// A test package that uses it has
//
//	func TestMain(m *testing.M) { e2e.Main(m) }
//
// On a Linux machine without a display Main starts one of its own (Xvfb), and fails with the names of the
// packages to install if it cannot. No test is skipped.
package e2e
