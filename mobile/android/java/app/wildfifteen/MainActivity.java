package app.wildfifteen;

import android.app.Activity;
import android.app.UiModeManager;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Insets;
import android.graphics.Rect;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.provider.Settings;
import android.util.Log;
import android.view.DisplayCutout;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityManager;
import app.wildfifteen.mobile.Mobile;
import app.wildfifteen.mobile.Screen;
import java.io.IOException;
import java.util.Collections;
import java.util.TimeZone;

/**
 * The app's only activity. It passes events of the system to the game and requests of the game to the system. The game
 * calls the methods of Screen on its own thread, where they must never wait for the UI thread.
 */
public class MainActivity extends Activity implements Screen {
    private static final long SOLVED = 2; // a kind of haptic

    private GameView view;
    private final Documents documents = new Documents(this);
    private final Nodes nodes = new Nodes();
    private AccessibilityManager readers;
    private AccessibilityManager.AccessibilityStateChangeListener listener;
    private Object back; // a BackGesture, which systems before Android 13 do not know
    private boolean light; // the system's bars have a light background
    private boolean full; // they are hidden

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setVolumeControlStream(AudioManager.STREAM_MUSIC);
        Configuration now = getResources().getConfiguration();
        TimeZone zone = TimeZone.getDefault();
        Mobile.start(getFilesDir().getAbsolutePath(), languages(now), zone.getID(), // must come before the view
            zone.getOffset(System.currentTimeMillis()) / 1000, this);
        tell(now);
        view = new GameView(this, nodes);
        drawUnderBars();
        setContentView(view);
        listenForReaders();
        boolean old = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (state == null && !old) { // otherwise the game has already got the intent
            open(getIntent());
        }
    }

    /** Passes on a link to a game, or a text that another app shared. */
    private void open(Intent intent) {
        String text = null;
        if (Intent.ACTION_VIEW.equals(intent.getAction())) {
            text = intent.getDataString(); // the raw text: the part after # belongs to it
        } else if (Intent.ACTION_SEND.equals(intent.getAction())) {
            CharSequence sent = intent.getCharSequenceExtra(Intent.EXTRA_TEXT); // may have styles
            text = sent == null ? null : sent.toString();
        }
        if (text != null) {
            Mobile.open(text);
        }
    }

    /** Has the nodes made while a screen reader, or another service that needs them, is running. */
    private void listenForReaders() {
        readers = (AccessibilityManager) getSystemService(Context.ACCESSIBILITY_SERVICE);
        listener = new AccessibilityManager.AccessibilityStateChangeListener() {
            @Override
            public void onAccessibilityStateChanged(boolean enabled) {
                nodes.listen(enabled);
            }
        };
        readers.addAccessibilityStateChangeListener(listener);
    }

    @Override
    protected void onDestroy() {
        readers.removeAccessibilityStateChangeListener(listener);
        super.onDestroy();
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        open(intent);
    }

    @Override
    protected void onPause() {
        super.onPause();
        Mobile.suspend(); // after onPause the system may kill the process
        view.rest();
    }

    @Override
    protected void onResume() {
        super.onResume();
        tell(getResources().getConfiguration());
        nodes.listen(readers.isEnabled());
        Mobile.resume();
        view.resumeGame();
    }

    @Override
    public void onWindowFocusChanged(boolean hasFocus) {
        super.onWindowFocusChanged(hasFocus);
        Mobile.setCovered(!hasFocus);
        Mobile.wake();
    }

    @Override
    public void onConfigurationChanged(Configuration now) {
        super.onConfigurationChanged(now);
        tell(now);
        Mobile.wake();
    }

    @Override
    public void onTrimMemory(int level) {
        super.onTrimMemory(level);
        if (level != TRIM_MEMORY_UI_HIDDEN) { // that one only says that the app is out of sight
            Mobile.trim();
        }
    }

    /** Tells the game the user's languages and display preferences. */
    @SuppressWarnings("deprecation")
    private void tell(Configuration now) {
        boolean dark = (now.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        boolean still = Settings.Global.getFloat(getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
        Mobile.setLook(languages(now), dark, wantsContrast(), still, now.fontScale);
        Mobile.setRate(getWindowManager().getDefaultDisplay().getRefreshRate());
    }

    /** Returns the user's languages, the first one first. */
    @SuppressWarnings("deprecation")
    private static String languages(Configuration now) {
        if (Build.VERSION.SDK_INT >= 24) {
            return now.getLocales().toLanguageTags();
        }
        return now.locale.toLanguageTag();
    }

    private boolean wantsContrast() {
        if (Build.VERSION.SDK_INT >= 34 && ((UiModeManager) getSystemService(Context.UI_MODE_SERVICE)).getContrast() > 0) {
            return true;
        }
        if (Build.VERSION.SDK_INT >= 36) {
            return ((AccessibilityManager) getSystemService(Context.ACCESSIBILITY_SERVICE)).isHighContrastTextEnabled();
        }
        try {
            return Settings.Secure.getInt(getContentResolver(), "high_text_contrast_enabled", 0) == 1;
        } catch (SecurityException e) {
            return false; // some systems do not allow reading it
        }
    }

    /** Lets the game draw from edge to edge, and tells it the insets of system bars and cutouts. */
    private void drawUnderBars() {
        if (Build.VERSION.SDK_INT >= 28) {
            WindowManager.LayoutParams p = getWindow().getAttributes();
            p.layoutInDisplayCutoutMode = Build.VERSION.SDK_INT >= 30
                ? WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_ALWAYS
                : WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES;
            getWindow().setAttributes(p);
        }
        if (Build.VERSION.SDK_INT >= 30) {
            getWindow().setDecorFitsSystemWindows(false);
        } else {
            setBarFlags();
        }
        view.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
            @Override
            public WindowInsets onApplyWindowInsets(View v, WindowInsets all) {
                if (Build.VERSION.SDK_INT >= 30) { // the keyboard counts as well: nothing else makes room for it
                    Insets i = all.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout() | WindowInsets.Type.ime());
                    Mobile.setInsets(i.left, i.top, i.right, i.bottom);
                } else {
                    tellOldInsets(all);
                }
                Mobile.wake();
                return v.onApplyWindowInsets(all);
            }
        });
    }

    /** Tells the insets before Android 11, where those of the system's bars do not hold the cutout. */
    @SuppressWarnings("deprecation")
    private static void tellOldInsets(WindowInsets all) {
        Rect r = new Rect(all.getSystemWindowInsetLeft(), all.getSystemWindowInsetTop(), all.getSystemWindowInsetRight(), all.getSystemWindowInsetBottom());
        DisplayCutout c = Build.VERSION.SDK_INT >= 28 ? all.getDisplayCutout() : null;
        if (c != null) {
            r.set(Math.max(r.left, c.getSafeInsetLeft()), Math.max(r.top, c.getSafeInsetTop()),
                Math.max(r.right, c.getSafeInsetRight()), Math.max(r.bottom, c.getSafeInsetBottom()));
        }
        Mobile.setInsets(r.left, r.top, r.right, r.bottom);
    }

    /** Sets the flags of the system's bars before Android 11. */
    @SuppressWarnings("deprecation")
    private void setBarFlags() {
        int flags = View.SYSTEM_UI_FLAG_LAYOUT_STABLE | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN;
        if (light) {
            flags |= View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR;
        }
        if (full) {
            flags |= View.SYSTEM_UI_FLAG_FULLSCREEN | View.SYSTEM_UI_FLAG_HIDE_NAVIGATION | View.SYSTEM_UI_FLAG_IMMERSIVE_STICKY;
        }
        getWindow().getDecorView().setSystemUiVisibility(flags);
    }

    /** Keeps Back and system keys from the view, which would consume every key. */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean pad = (event.getSource() & InputDevice.SOURCE_GAMEPAD) == InputDevice.SOURCE_GAMEPAD;
        if (event.getKeyCode() == KeyEvent.KEYCODE_BACK && !pad) {
            if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) {
                Mobile.back();
            }
            return true;
        }
        if (event.isSystem() && !pad) {
            return false; // volume and the like: the window handles them
        }
        boolean taken = super.dispatchKeyEvent(event);
        Mobile.wake();
        return taken;
    }

    @Override
    public boolean dispatchGenericMotionEvent(MotionEvent event) {
        if (view.point(event)) {
            return true;
        }
        boolean taken = super.dispatchGenericMotionEvent(event);
        Mobile.wake();
        return taken;
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent event) {
        if (event.getToolType(0) == MotionEvent.TOOL_TYPE_MOUSE && view.point(event)) {
            return true;
        }
        if (event.getActionMasked() == MotionEvent.ACTION_CANCEL) {
            view.letGo(event);
            return true;
        }
        return super.dispatchTouchEvent(event);
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        documents.onResult(request, result == RESULT_OK && data != null ? data.getData() : null);
    }

    // Requests of the game.

    @Override
    public void share(String text) {
        final Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                startActivity(Intent.createChooser(send, null)); // it tells the user itself if no app accepts the text
            }
        });
    }

    @Override
    public void shareFile(final String text, final String name, final String kind, final byte[] data) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                final Uri uri;
                try {
                    uri = SharedFiles.keep(MainActivity.this, name, data);
                } catch (IOException e) {
                    Log.w("Wild Fifteen", "the file cannot be shared", e);
                    share(text); // better than nothing
                    return;
                }
                final Intent send = new Intent(Intent.ACTION_SEND).setType(kind).putExtra(Intent.EXTRA_TEXT, text)
                    .putExtra(Intent.EXTRA_STREAM, uri).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
                send.setClipData(ClipData.newRawUri(name, uri)); // the chooser shows the picture and passes the permission on
                runOnUiThread(new Runnable() {
                    @Override
                    public void run() {
                        startActivity(Intent.createChooser(send, null));
                    }
                });
            }
        }).start();
    }

    @Override
    public void copy(final String text) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                clipboard().setPrimaryClip(ClipData.newPlainText(getString(R.string.app_name), text));
                if (Build.VERSION.SDK_INT < 33) { // newer systems show what was copied
                    Mobile.copied();
                }
            }
        });
    }

    @Override
    public void paste() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                ClipData clip = clipboard().getPrimaryClip();
                CharSequence text = null;
                if (clip != null && clip.getItemCount() > 0) {
                    text = clip.getItemAt(0).coerceToText(MainActivity.this);
                }
                Mobile.pasted(text == null ? "" : text.toString());
            }
        });
    }

    @Override
    public void pastePicture() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                ClipData clip = null;
                try {
                    clip = clipboard().getPrimaryClip();
                } catch (RuntimeException e) { // some systems forbid it
                    Log.w("Wild Fifteen", "the clipboard cannot be read", e);
                }
                documents.pastePicture(clip != null && clip.getItemCount() > 0 ? clip.getItemAt(0).getUri() : null);
            }
        });
    }

    private ClipboardManager clipboard() {
        return (ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE);
    }

    @Override
    public void haptic(final long kind) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                int solved = Build.VERSION.SDK_INT >= 30 ? HapticFeedbackConstants.CONFIRM : HapticFeedbackConstants.LONG_PRESS;
                view.performHapticFeedback(kind == SOLVED ? solved : HapticFeedbackConstants.CLOCK_TICK);
            }
        });
    }

    @Override
    public void leave() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                moveTaskToBack(true); // not finish(): coming back is then immediate
            }
        });
    }

    @Override
    public void exclude(final long left, final long top, final long right, final long bottom) {
        if (Build.VERSION.SDK_INT < 29) {
            return; // no system gestures before Android 10
        }
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                Rect r = new Rect((int) left, (int) top, (int) right, (int) bottom);
                view.setSystemGestureExclusionRects(r.isEmpty() ? Collections.<Rect>emptyList() : Collections.singletonList(r));
            }
        });
    }

    @Override
    public void bars(final boolean on) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                light = on;
                if (Build.VERSION.SDK_INT >= 30) {
                    WindowInsetsController c = getWindow().getInsetsController();
                    int both = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                        | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
                    if (c != null) {
                        c.setSystemBarsAppearance(light ? both : 0, both);
                    }
                } else {
                    setBarFlags();
                }
            }
        });
    }

    @Override
    public void fullscreen(final boolean on) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                full = on;
                if (Build.VERSION.SDK_INT < 30) {
                    setBarFlags();
                    return;
                }
                WindowInsetsController c = getWindow().getInsetsController();
                if (c == null) {
                    return;
                }
                if (on) {
                    c.setSystemBarsBehavior(WindowInsetsController.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE);
                    c.hide(WindowInsets.Type.systemBars());
                } else {
                    c.show(WindowInsets.Type.systemBars());
                }
            }
        });
    }

    @Override
    public void deep(final boolean on) {
        if (Build.VERSION.SDK_INT < 33) {
            return; // dispatchKeyEvent gets every Back
        }
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                if (back == null) {
                    back = new BackGesture();
                }
                ((BackGesture) back).take(MainActivity.this, on);
            }
        });
    }

    @Override
    public void awake(final boolean on) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                if (on) {
                    getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
                } else {
                    getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
                }
            }
        });
    }

    @Override
    public void mirror(String changes) {
        nodes.change(changes);
    }

    @Override
    public void focusOn(long node) {
        nodes.focusOn((int) node);
    }

    @Override
    public void say(String text) {
        nodes.say(text);
    }

    @Override
    public void keep(String name, String kind, byte[] data) {
        documents.keep(name, kind, data);
    }

    @Override
    public void choose() {
        documents.choose();
    }

    @Override
    public void choosePicture() {
        documents.choosePicture();
    }

    /** Ends the app after an error of the engine. The error is saved, and the next start tells the player. */
    void end(Exception e) {
        Log.e("Wild Fifteen", "the engine ended", e);
        Mobile.failed(e.toString());
        finish();
        Runtime.getRuntime().exit(1);
    }
}
