package game

import "wildfifteen/game/ui"

// The scenes beside the board, for the pictures of every scene.
func init() {
	down := func(r *run, dip float32) {
		r.tick(1)
		r.app.top().base().scroll.By(dip * r.in.Scale)
	}
	scenes = append(scenes, []struct {
		name string
		game string
		lead func(r *run)
	}{
		{"chooser", "4x4.spiral#x", func(r *run) { r.tapOn(Touch, configID) }},
		{"chooser-large", "12x9.wild-random#x", func(r *run) {
			r.app.set.Solved.Add("wild")
			r.app.set.Solved.Add("snake")
			r.tapOn(Touch, configID)
		}},
		{"chooser-number", "5x4.snake-7#x", func(r *run) { r.tapOn(Touch, configID) }},
		{"settings", "4x4.classic#x", func(r *run) { r.app.push(newSettings(r.app)) }},
		{"settings-middle", "4x4.classic#x", func(r *run) { r.app.push(newSettings(r.app)); down(r, 540) }},
		{"settings-end", "4x4.classic#x", func(r *run) { r.app.push(newSettings(r.app)); down(r, 1e5) }},
		{"keys", "4x4.classic#x", func(r *run) { r.app.push(newKeyList(r.app)) }},
		{"keys-ask", "4x4.classic#x", func(r *run) {
			r.app.push(newKeyList(r.app))
			r.tick(1)
			r.tapOn(Mouse, idOf(bindGroup, 4))
		}},
		{"help-rules", "4x4.classic#x", func(r *run) { r.app.push(newHelp(r.app)) }},
		{"help-controls", "4x4.classic#x", func(r *run) { r.key("F1") }},
		{"help-maths", "4x4.classic#x", func(r *run) { r.app.push(newHelpAt(r.app, mathsTab)) }},
		{"help-maths2", "4x4.classic#x", func(r *run) { r.app.push(newHelpAt(r.app, mathsTab)); down(r, 560) }},
		{"help-maths3", "4x4.classic#x", func(r *run) { r.app.push(newHelpAt(r.app, mathsTab)); down(r, 1e5) }},
		{"about", "4x4.classic#x", func(r *run) { r.app.push(newAbout(r.app)) }},
		{"licence", "4x4.classic#x", func(r *run) { r.app.push(newLicence(r.app, newAbout(r.app).licences[1])) }},
		{"entry", "4x4.classic#x", func(r *run) { r.app.push(newEntry(r.app)) }},
		{"entry-touch", "4x4.classic#x", func(r *run) {
			r.app.push(newEntry(r.app))
			r.tick(1)
			r.write("4x4.snake#monday")
			r.tapOn(Touch, fieldID)
		}},
		{"entry-bad", "4x4.classic#x", func(r *run) {
			r.app.push(newEntry(r.app))
			r.tick(1)
			r.write("4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0")
			r.tapOn(Touch, fieldID)
		}},
	}...)
}

func idOf(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }

// write types text, as a host hands it on while a text field is shown.
func (r *run) write(text string) {
	r.in.Text = text
	r.tick(1)
}
