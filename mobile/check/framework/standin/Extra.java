package standin;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Rect;
import android.hardware.input.InputManager;
import android.net.Uri;
import android.os.Bundle;
import android.opengl.GLSurfaceView;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;

/** Further events of a run, and the state of the device that they change. */
@Hide
public final class Extra {
    public static final int[] cut = new int[4]; // of the cutout: left, top, right, bottom
    public static boolean dark;
    public static float fontScale = 1, contrast;
    public static Locale locale = Locale.getDefault();
    public static float rate = Float.parseFloat(System.getProperty("standin.rate", "60"));

    /** A document of another app. */
    public static final class Document {
        public final File file;
        public final String name;
        private final boolean silent; // does not tell its size
        Document(File file, String name, boolean silent) { this.file = file; this.name = name; this.silent = silent; }
        public Long size() { return silent ? null : file.length(); }
    }
    private static final HashMap<String, Document> documents = new HashMap<>();
    public static Document document(Uri uri) throws FileNotFoundException {
        Document d = documents.get(uri.toString());
        if (d == null) throw new FileNotFoundException(uri.toString());
        return d;
    }

    private static int i(String s) { return Integer.parseInt(s); }
    private static String rest(String[] e, int from) { return String.join(" ", Arrays.copyOfRange(e, from, e.length)); }

    /** Does what an event says; false if there is no such event. */
    static boolean event(Activity a, String[] e) throws Exception {
        switch (e[1]) {
            case "reader": reader(a, e); return true;
            case "mouse": mouse(a, e); return true;
            case "pad": pad(a, e); return true;
            case "cutout": for (int k = 0; k < 4; k++) cut[k] = i(e[2 + k]); a.getWindow().getDecorView().dispatchApplyWindowInsets(a.getWindow().getDecorView().getRootWindowInsets()); return true;
            case "look": look(a, e); return true;
            case "count": World.log("count " + e[2] + ": frame " + Run.frame + ", " + Run.drawn + " swaps, " + mobile(a, "ticks") + " ticks"); return true;
            case "document": documents.put(e[2], new Document(new File(e[3]), e[4], e.length > 5)); return true; // URI FILE NAME [silent]
            case "result": // REQUEST [URI]: of a dialogue
                a.result(i(e[2]), e.length > 3 ? Activity.RESULT_OK : Activity.RESULT_CANCELED, e.length > 3 ? new Intent(Intent.ACTION_VIEW, Uri.parse(e[3])) : null); return true;
            case "clip": ((android.content.ClipboardManager) a.getSystemService("clipboard")).setPrimaryClip(android.content.ClipData.newPlainText("", rest(e, 2))); return true;
            case "clipfile": ((android.content.ClipboardManager) a.getSystemService("clipboard")).setPrimaryClip(android.content.ClipData.newRawUri("", Uri.parse(e[2]))); return true;
            case "halt": // the process ends right after onPause
                Run.shot(Run.end); a.pause(); World.log("halted"); System.out.flush(); Runtime.getRuntime().halt(0); return true;
            case "open": provide(e[2]); return true; // another app reads a shared file
            default: return false;
        }
    }

    private static Object mobile(Activity a, String method) throws Exception {
        return Class.forName("app.wildfifteen.mobile.Mobile", true, a.getClass().getClassLoader()).getMethod(method).invoke(null);
    }

    private static void look(Activity a, String[] e) throws Exception {
        switch (e[2]) {
            case "dark": dark = e[3].equals("on"); break;
            case "font": fontScale = Float.parseFloat(e[3]); break;
            case "locale": locale = Locale.forLanguageTag(e[3]); break;
            case "contrast": contrast = Float.parseFloat(e[3]); break;
            default: throw new IllegalArgumentException("look " + e[2]);
        }
        a.onConfigurationChanged(android.content.res.Configuration.now());
    }

    private static void provide(String uri) throws Exception {
        android.content.ContentProvider p = (android.content.ContentProvider) Class.forName("app.wildfifteen.SharedFiles").getDeclaredConstructor().newInstance();
        for (String mode : new String[] {"r", "w"}) {
            try {
                p.openFile(Uri.parse(uri), mode);
                World.log("opened " + uri + " for " + mode);
            } catch (FileNotFoundException x) { World.log("refused " + uri + " for " + mode); }
        }
        android.database.Cursor c = p.query(Uri.parse(uri), null, null, null, null);
        World.log("asked " + uri + ": " + (c.moveToFirst() ? c.getString(0) + ", " + c.getLong(1) + " bytes, " + p.getType(Uri.parse(uri)) : "nothing"));
    }

    /** mouse move X Y, down X Y BUTTONS, up X Y, exit X Y, wheel X Y NOTCHES */
    private static void mouse(Activity a, String[] e) {
        float x = Float.parseFloat(e[3]), y = Float.parseFloat(e[4]);
        int[] ids = {0};
        float[] xs = {x}, ys = {y};
        switch (e[2]) {
            case "move": a.dispatchGenericMotionEvent(new MotionEvent(MotionEvent.ACTION_HOVER_MOVE, 0, ids, xs, ys).mouse(0, 0, 0)); break;
            case "exit": a.dispatchGenericMotionEvent(new MotionEvent(MotionEvent.ACTION_HOVER_EXIT, 0, ids, xs, ys).mouse(0, 0, 0)); break;
            case "wheel": a.dispatchGenericMotionEvent(new MotionEvent(MotionEvent.ACTION_SCROLL, 0, ids, xs, ys).mouse(0, 0, Float.parseFloat(e[5]))); break;
            case "down": a.dispatchTouchEvent(new MotionEvent(MotionEvent.ACTION_DOWN, 0, ids, xs, ys).mouse(i(e[5]), 0, 0)); break;
            case "up": a.dispatchTouchEvent(new MotionEvent(MotionEvent.ACTION_UP, 0, ids, xs, ys).mouse(0, 0, 0)); break;
            default: throw new IllegalArgumentException("mouse " + e[2]);
        }
    }

    /** pad add ID, pad remove ID, pad press ID CODE */
    private static void pad(Activity a, String[] e) {
        switch (e[2]) {
            case "add": InputManager.get().add(i(e[3])); break;
            case "remove": InputManager.get().remove(i(e[3])); break;
            case "down": case "up":
                a.dispatchKeyEvent(new KeyEvent(e[2].equals("down") ? KeyEvent.ACTION_DOWN : KeyEvent.ACTION_UP, i(e[4])).as(i(e[3]), InputDevice.SOURCE_GAMEPAD, 0, 0)); break;
            default: throw new IllegalArgumentException("pad " + e[2]);
        }
    }

    // A screen reader.

    private static View host(Activity a) {
        View[] found = new View[1];
        a.getWindow().getDecorView().each(v -> { if (found[0] == null && v.getAccessibilityNodeProvider() != null) found[0] = v; });
        return found[0];
    }

    private static void reader(Activity a, String[] e) throws Exception {
        if (e[2].equals("on") || e[2].equals("off")) { AccessibilityManager.one.turn(e[2].equals("on")); return; }
        View v = host(a);
        if (v == null) { World.log("reader: there are no nodes"); if (e[2].equals("dump")) new PrintWriter(e[3]).close(); return; }
        AccessibilityNodeProvider p = v.getAccessibilityNodeProvider();
        switch (e[2]) {
            case "dump": try (PrintWriter w = new PrintWriter(e[3], "UTF-8")) { dump(p, w, -1, -1, 0); } return; // FILE
            case "click": did(p.performAction(find(p, rest(e, 3)), AccessibilityNodeInfo.ACTION_CLICK, null), e); return;
            case "cell": did(p.performAction(cell(p, i(e[3])), AccessibilityNodeInfo.ACTION_CLICK, null), e); return;
            case "focus": did(p.performAction(find(p, rest(e, 3)), AccessibilityNodeInfo.ACTION_FOCUS, null), e); return;
            case "read": did(p.performAction(find(p, rest(e, 3)), AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null), e); return;
            case "forward": did(p.performAction(find(p, rest(e, 3)), AccessibilityNodeInfo.ACTION_SCROLL_FORWARD, null), e); return;
            case "scroll": did(p.performAction(-1, e[3].equals("down") ? AccessibilityNodeInfo.ACTION_SCROLL_FORWARD : AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD, null), e); return;
            case "set": { // VALUE NAME
                Bundle b = new Bundle();
                b.putFloat(AccessibilityNodeInfo.ACTION_ARGUMENT_PROGRESS_VALUE, Float.parseFloat(e[3]));
                did(p.performAction(find(p, rest(e, 4)), AccessibilityNodeInfo.AccessibilityAction.ACTION_SET_PROGRESS.getId(), b), e); return; }
            case "hover": v.hover(new MotionEvent(MotionEvent.ACTION_HOVER_MOVE, 0, new int[] {0}, new float[] {i(e[3])}, new float[] {i(e[4])})); return;
            default: throw new IllegalArgumentException("reader " + e[2]);
        }
    }
    private static void did(boolean yes, String[] e) { World.log("reader " + (yes ? "did " : "FAILED: ") + rest(e, 2)); }

    private static String name(AccessibilityNodeInfo n) {
        String s = n.description != null ? n.description.toString() : n.text != null ? n.text.toString() : "";
        return s;
    }
    private static int find(AccessibilityNodeProvider p, String name) {
        int[] found = {-2};
        each(p, -1, n -> { if (found[0] == -2 && n.number != -1 && n.visible && name(n).equals(name)) found[0] = n.number; });
        if (found[0] == -2) each(p, -1, n -> { if (found[0] == -2 && n.number != -1 && name(n).equals(name)) found[0] = n.number; }); // out of sight: readers scroll to it
        return found[0];
    }
    private static int cell(AccessibilityNodeProvider p, int which) {
        int[] left = {which, -2};
        each(p, -1, n -> { if (n.item != null && left[0]-- == 0) left[1] = n.number; });
        return left[1];
    }
    private static void each(AccessibilityNodeProvider p, int number, java.util.function.Consumer<AccessibilityNodeInfo> f) {
        AccessibilityNodeInfo n = p.createAccessibilityNodeInfo(number);
        if (n == null) return;
        f.accept(n);
        for (int c : n.children) each(p, c, f);
    }

    /** Writes a node and those below it: their fields, with tabs between them. */
    private static void dump(AccessibilityNodeProvider p, PrintWriter w, int number, int parent, int depth) {
        AccessibilityNodeInfo n = p.createAccessibilityNodeInfo(number);
        if (n == null) { w.println("MISSING\t" + number); return; }
        if (number != -1) {
            if (n.number != number || !n.rooted || n.parent != parent) w.println("WRONG PARENT\t" + number + "\t" + n.parent + "\t" + parent);
            Rect r = n.box;
            w.println(String.join("\t", "node", "" + number, "" + depth, "" + n.className, text(n.text), text(n.description), text(n.state),
                r.left + "," + r.top + "," + r.right + "," + r.bottom,
                flags(n), n.range == null ? "" : n.range.getMin() + "," + n.range.getMax() + "," + n.range.getCurrent(),
                n.collection == null ? "" : n.collection.getRowCount() + "x" + n.collection.getColumnCount(),
                n.item == null ? "" : n.item.getRowIndex() + "," + n.item.getColumnIndex(), "" + n.actions));
        } else w.println("host\t" + n.scrollable + "\t" + n.actions);
        for (int c : n.children) dump(p, w, c, number, depth + 1);
    }
    private static String text(CharSequence s) { return s == null ? "" : s.toString().replace("\t", " ").replace("\n", " "); }
    private static String flags(AccessibilityNodeInfo n) {
        StringBuilder b = new StringBuilder();
        String[] names = {"enabled", "focusable", "focused", "reading", "clickable", "checkable", "checked", "selected", "editable", "visible", "heading", "live"};
        boolean[] is = {n.enabled, n.focusable, n.focused, n.reading, n.clickable, n.checkable, n.checked, n.selected, n.editable, n.visible, n.heading, n.live != 0};
        for (int k = 0; k < names.length; k++) if (is[k]) b.append(b.length() > 0 ? " " : "").append(names[k]);
        return b.toString();
    }

    /** An event reaches the readers. */
    public static void sent(AccessibilityEvent e) {
        World.log("reader hears 0x" + Integer.toHexString(e.type) + " of " + e.number + (e.changes == 0 ? "" : " changed " + e.changes) + " " + e.getText());
    }
}
