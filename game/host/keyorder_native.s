//go:build !js

// This file has no code. It lets the compiler accept functions without a body: those of keyorder_native.go.
