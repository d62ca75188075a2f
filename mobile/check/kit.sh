#!/bin/bash
# kit.sh KIT DIR: copies the stand-in kit to DIR and adds what of Android the app uses and the kit lacks: the
# classes in framework/ beside this file, and the lines below, each with the signature that Android has.
set -euo pipefail
[ $# = 2 ] || { echo 'usage: kit.sh KIT DIR' >&2; exit 2; }
HERE=$(dirname "$(realpath "$0")") DIR=$2
rm -rf "$DIR"; mkdir -p "$DIR"
cp -rT "$1" "$DIR"; chmod -R u+w "$DIR"
cp -rT "$HERE/framework" "$DIR/framework"

cp "$HERE/aapt2" "$DIR/tools/aapt2"

# after FILE ANCHOR TEXT: adds TEXT after the first line with ANCHOR in it; none when the kit has it by itself
after() {
  local f=$DIR/framework/$1
  grep -qF -- "$3" "$f" && return
  grep -qF -- "$2" "$f" || { echo "kit.sh: $1 has no line with: $2" >&2; exit 1; }
  awk -v anchor="$2" -v text="$3" '{ print } !done && index($0, anchor) { print text; done = 1 }' "$f" > "$f.new"
  mv "$f.new" "$f"
}
# swap FILE OLD NEW: puts NEW in the place of the text OLD, which must be there
swap() {
  local f=$DIR/framework/$1 all
  all=$(cat "$f")
  case $all in *"$2"*) printf '%s\n' "${all/"$2"/"$3"}" > "$f";; *) echo "kit.sh: $1 has no text: $2" >&2; exit 1;; esac
}

C=android/content A=android/app/Activity.java V=android/view R=standin/Run.java
after $C/Context.java 'AUDIO_SERVICE' '    public static final String CLIPBOARD_SERVICE = "clipboard", ACCESSIBILITY_SERVICE = "accessibility", UI_MODE_SERVICE = "uimode";'
after $C/Context.java 'getCacheDir' '    public abstract ContentResolver getContentResolver();'
after $C/ContextWrapper.java 'case AUDIO_SERVICE' '            case CLIPBOARD_SERVICE: return ClipboardManager.get();'
after $C/ContextWrapper.java 'case AUDIO_SERVICE' '            case ACCESSIBILITY_SERVICE: return android.view.accessibility.AccessibilityManager.one;'
after $C/ContextWrapper.java 'case AUDIO_SERVICE' '            case UI_MODE_SERVICE: return android.app.UiModeManager.one;'
after $C/ContextWrapper.java 'File getCacheDir' '    @Override public ContentResolver getContentResolver() { return ContentResolver.one; }'
swap $C/Intent.java 'String value) { return this; }' 'String value) { extras.put(name, value); return this; }'
swap $C/Intent.java 'getStringExtra(String name) { return null; }' 'getStringExtra(String name) { return extras.get(name); }'
after $C/Intent.java 'ACTION_VIEW' '    public static final String ACTION_CREATE_DOCUMENT = "android.intent.action.CREATE_DOCUMENT", ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT", ACTION_GET_CONTENT = "android.intent.action.GET_CONTENT";'
after $C/Intent.java 'EXTRA_TEXT' '    public static final String EXTRA_TITLE = "android.intent.extra.TITLE", CATEGORY_OPENABLE = "android.intent.category.OPENABLE";'
after $C/Intent.java 'private String action' '    private final java.util.HashMap<String, String> extras = new java.util.HashMap<>();'
after $C/Intent.java 'getData()' '    public String getDataString() { return data == null ? null : data.toString(); }'
after $C/Intent.java 'getData()' '    public CharSequence getCharSequenceExtra(String name) { return extras.get(name); }'
after $C/Intent.java 'EXTRA_TEXT' '    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";'
after $C/Intent.java 'ACTION_VIEW' '    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;'
after $C/Intent.java 'addFlags' '    public void setClipData(ClipData clip) {}'
after $C/Intent.java 'addFlags' '    public Intent putExtra(String name, android.os.Parcelable value) { extras.put(name, value.toString()); return this; }'
after $C/Intent.java 'ACTION_VIEW' '    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;'
after $C/Intent.java 'addFlags' '    public int getFlags() { return Integer.getInteger("standin.flags", 0); }'
after $C/Intent.java 'addFlags' '    public Intent addCategory(String category) { return this; }'
swap $C/ContextWrapper.java 'intent.getData());' 'intent.getData() + " " + intent.getStringExtra(Intent.EXTRA_TEXT) + (intent.getStringExtra(Intent.EXTRA_STREAM) == null ? "" : " with " + intent.getStringExtra(Intent.EXTRA_STREAM)));'
swap android/net/Uri.java 'abstract class Uri' 'abstract class Uri implements android.os.Parcelable'
after android/net/Uri.java 'toString();' '    public String getLastPathSegment() { String s = toString(); return s.substring(s.lastIndexOf(47) + 1); }'
after $A 'void recreate()' '    public void startActivityForResult(Intent intent, int requestCode) { World.log("startActivityForResult " + requestCode + " " + intent.getAction() + " " + intent.getStringExtra(Intent.EXTRA_TITLE)); }'
after $A 'Hide public void create' '    @Hide public void newIntent(Intent i) { onNewIntent(i); }'
after $A 'Hide public void create' '    @Hide public void result(int request, int result, Intent i) { onActivityResult(request, result, i); }'
after android/os/Bundle.java 'putString' '    public void putFloat(String key, float value) { m.put(key, value); }
    public float getFloat(String key) { Object v = m.get(key); return v == null ? 0 : (Float) v; }'
after android/graphics/Rect.java 'isEmpty' '    public boolean contains(int x, int y) { return x >= left && x < right && y >= top && y < bottom; }'
swap $V/Display.java 'return 60;' 'return standin.Extra.rate;'
swap $V/View.java 'World.note("setSystemUiVisibility' 'World.log("setSystemUiVisibility'
swap $V/Window.java 'World.note("addFlags 0x" + Integer.toHexString(flags));' 'World.log("addFlags 0x" + Integer.toHexString(flags));'
swap $V/Window.java 'attrs.flags &= ~flags;' 'attrs.flags &= ~flags; World.log("clearFlags 0x" + Integer.toHexString(flags));'
swap $V/Window.java 'callback) { back.add(callback); }' 'callback) { back.add(callback); World.log("takes the back gesture"); }'
swap $V/Window.java 'callback) { back.remove(callback); }' 'callback) { back.remove(callback); World.log("leaves the back gesture"); }'
swap $A 'void setVolumeControlStream(int streamType) {}' 'void setVolumeControlStream(int streamType) { World.log("volume keys " + streamType); }'
after $V/View.java 'SYSTEM_UI_FLAG_VISIBLE' '    public static final int NO_ID = -1, IMPORTANT_FOR_ACCESSIBILITY_YES = 1, ACCESSIBILITY_LIVE_REGION_POLITE = 1;'
after $V/View.java 'public void setContentDescription' '    public void setImportantForAccessibility(int mode) {}
    public android.view.accessibility.AccessibilityNodeProvider getAccessibilityNodeProvider() { return null; }
    public void onInitializeAccessibilityNodeInfo(android.view.accessibility.AccessibilityNodeInfo info) {}
    public boolean performAccessibilityAction(int action, android.os.Bundle arguments) { return false; }
    public void setAccessibilityPaneTitle(CharSequence accessibilityPaneTitle) { World.log("pane " + accessibilityPaneTitle); }
    protected boolean dispatchHoverEvent(MotionEvent event) { return false; }
    @Hide public void hover(MotionEvent event) { dispatchHoverEvent(event); }'
swap $V/ViewParent.java 'interface ViewParent {}' 'interface ViewParent { boolean requestSendAccessibilityEvent(View child, android.view.accessibility.AccessibilityEvent event); }'
after $V/ViewGroup.java 'void removeAllViews' '    @Override public boolean requestSendAccessibilityEvent(View child, android.view.accessibility.AccessibilityEvent event) { standin.Extra.sent(event); return true; }'
after $V/View.java 'SYSTEM_UI_FLAG_VISIBLE' '    public static final int SYSTEM_UI_FLAG_LIGHT_STATUS_BAR = 0x2000, SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR = 0x10;'
after $V/View.java 'getSystemUiVisibility()' '    public void setSystemGestureExclusionRects(java.util.List<Rect> rects) { for (Rect r : rects) World.log("exclude " + r.left + " " + r.top + " " + r.right + " " + r.bottom); if (rects.isEmpty()) World.log("exclude nothing"); }'
grep -q 'static int e(.*Throwable' "$DIR/framework/android/util/Log.java" || after android/util/Log.java 'class Log' '    public static int e(String tag, String msg, Throwable tr) { return e(tag, msg + " " + tr); }'

# The runner: the intent that the activity starts with, links that come later, and a rendering thread that goes on
# while the main thread is in onPause, as GLSurfaceView's does.
after $R 'activity = (Activity) type' '        activity.setIntent(intent());'
after $R 'case "back": back(); break;' '            case "link": activity.newIntent(new android.content.Intent(android.content.Intent.ACTION_VIEW, android.net.Uri.parse(e[2]))); break;'
after $R 'case "back": back(); break;' '            case "share": activity.newIntent(new android.content.Intent(android.content.Intent.ACTION_SEND).setType("text/plain").putExtra(android.content.Intent.EXTRA_TEXT, e[2])); break;'
swap $R 'default: throw new IllegalArgumentException("events: no command " + e[1]);' 'default: if (!Extra.event(activity, e)) throw new IllegalArgumentException("events: no command " + e[1]);'
swap $R 'private static int frame, drawn;' 'static int frame, drawn;
    static String end;'
swap $R 'private static void shot(' 'static void shot('
after $R 'type = Class.forName' '        end = args[2];'
# A screen at rest keeps its picture; the kit's buffer does not, so a picture is drawn anew for each shot.
swap $R 'boolean want = running' 'if (out != null) v.requestRender();
        boolean want = running'
swap $R '{ activity.pause();' '{ pause();'
swap $R 'private static View decor()' '
    private static android.content.Intent intent() {
        String link = System.getProperty("standin.link");
        if (link == null) return new android.content.Intent(android.content.Intent.ACTION_MAIN);
        return new android.content.Intent(android.content.Intent.ACTION_VIEW, android.net.Uri.parse(link));
    }
    private static void pause() throws Exception {
        boolean[] over = new boolean[1];
        Thread t = new Thread(() -> {
            while (!over[0]) {
                GLSurfaceView v = GLSurfaceView.current;
                if (v.wantsFrame()) Gl.post(() -> { v.renderer().onDrawFrame(null); Glue.swap(); });
                try { Thread.sleep(16); } catch (InterruptedException e) { return; }
            }
        });
        t.start();
        activity.pause();
        over[0] = true;
        t.join();
    }
    private static View decor()'
