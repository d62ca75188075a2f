// Package e2e runs the real program in tests. It builds the program as a guest of Ebitengine's exp/vmhost, starts it in a
// process of its own, sends it input of keyboard, mouse, fingers and gamepads, runs its ticks as fast as possible, and
// reads its pictures. It also provides a running engine to other tests that look at pixels.
//
// A test package that uses it has
//
//	func TestMain(m *testing.M) { e2e.Main(m) }
//
// On Linux without a display Main starts one (Xvfb); if it cannot, it fails with the names of the packages to install. No
// test is skipped.
package e2e
