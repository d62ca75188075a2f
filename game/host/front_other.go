//go:build !windows && !js && !android && !ios

package host

func letOthersForward() {}

func toFront() {}
