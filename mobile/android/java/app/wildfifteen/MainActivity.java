package app.wildfifteen;

import android.app.Activity;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Insets;
import android.graphics.Rect;
import android.os.Build;
import android.os.Bundle;
import android.os.VibrationEffect;
import android.os.Vibrator;
import android.provider.Settings;
import android.util.Log;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.view.WindowManager;
import app.wildfifteen.mobile.Mobile;
import app.wildfifteen.mobile.Screen;
import java.util.Collections;

/**
 * The app's only activity. It passes events of the system to the game and requests of the game to the system. The game
 * calls the methods of Screen on its own thread, where they must never wait for the UI thread.
 */
public class MainActivity extends Activity implements Screen {
    private GameView view;
    private final Documents documents = new Documents(this);

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Configuration now = getResources().getConfiguration();
        Mobile.start(getFilesDir().getAbsolutePath(), now.locale.toLanguageTag(), this); // must come before the view
        tell(now);
        view = new GameView(this);
        drawUnderBars();
        setContentView(view);
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
            text = intent.getStringExtra(Intent.EXTRA_TEXT);
        }
        if (text != null) {
            Mobile.open(text);
            Mobile.wake();
        }
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

    /** Tells the game the user's language and display preferences. */
    private void tell(Configuration now) {
        boolean dark = (now.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        boolean still = Settings.Global.getFloat(getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
        Mobile.setLook(now.locale.toLanguageTag(), dark, wantsContrast(), still, now.fontScale);
    }

    private boolean wantsContrast() {
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
            p.layoutInDisplayCutoutMode = WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES;
            getWindow().setAttributes(p);
        }
        if (Build.VERSION.SDK_INT >= 30) {
            getWindow().setDecorFitsSystemWindows(false);
        } else {
            setBarFlags(0);
        }
        view.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
            @Override
            public WindowInsets onApplyWindowInsets(View v, WindowInsets all) {
                if (Build.VERSION.SDK_INT >= 30) {
                    Insets i = all.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
                    Mobile.setInsets(i.left, i.top, i.right, i.bottom);
                } else {
                    Mobile.setInsets(all.getSystemWindowInsetLeft(), all.getSystemWindowInsetTop(),
                        all.getSystemWindowInsetRight(), all.getSystemWindowInsetBottom());
                }
                Mobile.wake();
                return v.onApplyWindowInsets(all);
            }
        });
    }

    private void setBarFlags(int more) {
        getWindow().getDecorView().setSystemUiVisibility(View.SYSTEM_UI_FLAG_LAYOUT_STABLE
            | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN | more);
    }

    /** Keeps Back and system keys from the view, which would consume every key. */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean pad = (event.getSource() & InputDevice.SOURCE_GAMEPAD) == InputDevice.SOURCE_GAMEPAD;
        if (event.getKeyCode() == KeyEvent.KEYCODE_BACK && !pad) {
            if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) {
                Mobile.back();
                Mobile.wake();
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
        boolean taken = super.dispatchGenericMotionEvent(event);
        Mobile.wake();
        return taken;
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent event) {
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
    public void copy(final String text) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                clipboard().setPrimaryClip(ClipData.newPlainText(getString(R.string.app_name), text));
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
                Mobile.wake();
            }
        });
    }

    private ClipboardManager clipboard() {
        return (ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE);
    }

    @Override
    @SuppressWarnings("deprecation")
    public void vibrate(long first, long pause, long second) {
        Vibrator vibrator = (Vibrator) getSystemService(Context.VIBRATOR_SERVICE);
        if (vibrator == null || !vibrator.hasVibrator()) {
            return;
        }
        long[] pattern = {0, first, pause, second};
        if (Build.VERSION.SDK_INT < 26 && second > 0) {
            vibrator.vibrate(pattern, -1);
        } else if (Build.VERSION.SDK_INT < 26) {
            vibrator.vibrate(first);
        } else if (second > 0) {
            vibrator.vibrate(VibrationEffect.createWaveform(pattern, -1));
        } else {
            vibrator.vibrate(VibrationEffect.createOneShot(first, VibrationEffect.DEFAULT_AMPLITUDE));
        }
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
    public void bars(final boolean light) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                if (Build.VERSION.SDK_INT >= 30) {
                    WindowInsetsController c = getWindow().getInsetsController();
                    int both = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                        | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
                    if (c != null) {
                        c.setSystemBarsAppearance(light ? both : 0, both);
                    }
                } else {
                    setBarFlags(light ? View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR | View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR : 0);
                }
            }
        });
    }

    @Override
    public void keep(String name, String kind, byte[] data) {
        documents.keep(name, kind, data);
    }

    @Override
    public void choose() {
        documents.choose();
    }

    /** Ends the app after an error of the engine. The error is saved, and the next start tells the player. */
    void end(Exception e) {
        Log.e("Wild Fifteen", "the engine ended", e);
        Mobile.failed(e.toString());
        finish();
        Runtime.getRuntime().exit(1);
    }
}
