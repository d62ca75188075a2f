package web

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/jpeg"
	"testing"
)

// photo returns a JPEG file of w x h pixels whose left half is red and whose right half is blue, and whose EXIF data turn it
// by a quarter: upright, red is above blue.
func photo(t *testing.T, w, h int) []byte {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.RGBA{200, 30, 30, 255}
			if x >= w/2 {
				c = color.RGBA{30, 30, 200, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	exif := "\xff\xe1\x00\x22Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	return append(append(bytes.Clone(b.Bytes()[:2]), exif...), b.Bytes()[2:]...)
}

// storedPicture is an expression for what the page has stored of the player's picture: its width and height, and the red of
// pixels in its upper and lower half.
const storedPicture = `(async () => {
	const text = localStorage.getItem("wildfifteen/file/picture.txt");
	if (!text) return "";
	const file = Uint8Array.from(atob(text.split("\n")[1].split(",")[1]), c => c.charCodeAt(0));
	const img = await createImageBitmap(new Blob([file]));
	const c = document.createElement("canvas");
	c.width = img.width; c.height = img.height;
	const g = c.getContext("2d");
	g.drawImage(img, 0, 0);
	const at = (y) => g.getImageData(c.width / 2, c.height * y, 1, 1).data[0] > 128 ? "red" : "blue";
	return c.width + "x" + c.height + " " + at(0.25) + " " + at(0.75);
})()`

// TestOwnPicture chooses, drops and pastes a picture that its EXIF data turn. The browser decodes it, and it is there again
// after a reload.
func TestOwnPicture(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.before(`const press = HTMLElement.prototype.click;
		HTMLInputElement.prototype.click = function () {
			if (this.type !== "file") return press.call(this);
			window.accepted = this.accept;
			const list = new DataTransfer();
			list.items.add(window.chosen);
			this.files = list.files;
			this.dispatchEvent(new Event("change"));
		};`)
	b.open("#4x4.classic%23x")
	b.until("the board", `document.querySelector("#mirror [data-id=menu]")`)
	b.do(`window.chosen = new File([Uint8Array.from(atob("` + base64.StdEncoding.EncodeToString(photo(t, 400, 300)) + `"), c => c.charCodeAt(0))], "holiday.jpg", {type: "image/jpeg"})`)
	take := func(how string) {
		t.Helper()
		b.until(how+": the page", `document.querySelector("#mirror [data-id=view]")`)
		b.press("done", 0)
		b.until(how+": the stored picture", storedPicture+` .then(s => s === "300x400 red blue")`)
	}
	b.press("menu", 0)
	b.until("the menu", `document.querySelector("#mirror [data-id=settings]")`)
	b.press("settings", 0)
	b.until("the settings", `document.querySelector("#mirror [data-id=pictures]")`)
	b.press("pictures", 0)
	b.until("the pictures", `document.querySelector("#mirror [data-id=choose]")`)
	b.press("choose", 0)
	take("chosen")
	if kinds := eval[string](b, "accepted"); kinds == "" {
		t.Error("the chooser offers all files")
	}
	for how, event := range map[string]string{
		"dropped": `new DragEvent("drop", {dataTransfer: d, bubbles: true, cancelable: true})`,
		"pasted":  `new ClipboardEvent("paste", {clipboardData: d, bubbles: true, cancelable: true})`,
	} {
		b.until(how+": the pictures", `document.querySelector("#mirror [data-id=remove]")`)
		b.press("remove", 0)
		b.until(how+": no picture", `!localStorage.getItem("wildfifteen/file/picture.txt")`)
		b.do(`{ const d = new DataTransfer(); d.items.add(window.chosen); document.activeElement.dispatchEvent(` + event + `) }`)
		take(how)
	}
	b.do(`{ const d = new DataTransfer(); d.items.add(new File([window.chosen.slice(0, 900)], "half.jpg", {type: "image/jpeg"}));
		document.activeElement.dispatchEvent(new DragEvent("drop", {dataTransfer: d, bubbles: true, cancelable: true})) }`)
	b.until("the message", `document.getElementById("said").textContent.includes("half.jpg")`)
	b.reload()
	b.until("the picture after a reload", storedPicture+` .then(s => s === "300x400 red blue")`)
	b.until("the page of pictures after a reload", `document.querySelector("#mirror [data-id=choose]")`) // its text is in the address
	b.press("back", 0)
	b.until("the board after a reload", `document.querySelector("#mirror [data-id=menu]")`)
	img := b.picture()
	red, blue := 0, 0
	for y := img.Bounds().Min.Y; y < img.Bounds().Max.Y; y += 3 {
		for x := img.Bounds().Min.X; x < img.Bounds().Max.X; x += 3 {
			switch r, g, bl, _ := img.At(x, y).RGBA(); {
			case r>>8 > 180 && g>>8 < 60 && bl>>8 < 60:
				red++
			case bl>>8 > 180 && g>>8 < 60 && r>>8 < 60:
				blue++
			}
		}
	}
	if red < 500 || blue < 500 {
		t.Errorf("%d pixels of the page are red and %d blue", red, blue)
	}
}
