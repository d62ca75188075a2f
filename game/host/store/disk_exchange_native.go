//go:build !js && (!linux || android)

package store

import "errors"

// exchange is not possible on this system, or a program that tries may be ended, as on Android before version 11.
func exchange(a, b string) error { return errors.ErrUnsupported }
