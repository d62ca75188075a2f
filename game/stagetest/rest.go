// Package stagetest helps rooms to test their scenes on a stage of their own, without the rest of the game.
package stagetest

import "wildfifteen/game"

// Rest is a stage.Rest that has nothing to do.
type Rest struct{}

// Open does nothing.
func (Rest) Open() {}

// Pressed does nothing.
func (Rest) Pressed(game.KeyEvent) {}

// Key does nothing.
func (Rest) Key(game.KeyEvent) {}

// Reply does nothing.
func (Rest) Reply(game.Reply) {}

// Away does nothing.
func (Rest) Away() {}

// AfterTick does nothing.
func (Rest) AfterTick() {}
