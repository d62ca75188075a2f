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
 * The only screen there is: it hands the game what the system says, and the system what the game asks for. The
 * game calls Screen's methods from its own thread, and must never wait there for this one.
 */
public class MainActivity extends Activity implements Screen {
    private GameView view;
    private final Documents documents = new Documents(this);

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Configuration now = getResources().getConfiguration();
        Mobile.start(getFilesDir().getAbsolutePath(), now.locale.toLanguageTag(), this); // before there is a view
        tell(now);
        view = new GameView(this);
        drawUnderBars();
        setContentView(view);
        boolean old = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (state == null && !old) { // otherwise the game has had it already
            open(getIntent());
        }
    }

    /** A link to a game, or a text that another program shared. */
    private void open(Intent intent) {
        String text = null;
        if (Intent.ACTION_VIEW.equals(intent.getAction())) {
            text = intent.getDataString(); // as it is: what follows a # is a part of it
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
        Mobile.suspend(); // from here on the system may end the process
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

    /** Tells the game the user's language and wishes. */
    private void tell(Configuration now) {
        boolean dark = (now.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
        boolean still = Settings.Global.getFloat(getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 1) == 0;
        Mobile.setLook(now.locale.toLanguageTag(), dark, wantsContrast(), still, now.fontScale);
    }

    private boolean wantsContrast() {
        try {
            return Settings.Secure.getInt(getContentResolver(), "high_text_contrast_enabled", 0) == 1;
        } catch (SecurityException e) {
            return false; // not every system tells
        }
    }

    /** The game draws from edge to edge and is told what bars and cutouts cover. */
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

    /** The view takes every key there is, so what is not the game's is kept from it. */
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
            return false; // volume and the like: the window's
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

    // What the game asks for.

    @Override
    public void share(String text) {
        final Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                startActivity(Intent.createChooser(send, null)); // it says so itself if nobody takes it
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
    public void vibrate(long ms) {
        Vibrator vibrator = (Vibrator) getSystemService(Context.VIBRATOR_SERVICE);
        if (vibrator == null || !vibrator.hasVibrator()) {
            return;
        }
        if (Build.VERSION.SDK_INT >= 26) {
            vibrator.vibrate(VibrationEffect.createOneShot(ms, VibrationEffect.DEFAULT_AMPLITUDE));
        } else {
            vibrator.vibrate(ms);
        }
    }

    @Override
    public void leave() {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                moveTaskToBack(true); // ended, the process would have to find its way back without need
            }
        });
    }

    @Override
    public void exclude(final long left, final long top, final long right, final long bottom) {
        if (Build.VERSION.SDK_INT < 29) {
            return; // no gestures yet
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

    /** The engine has given up: what it said is kept, and the next start tells the player. */
    void end(Exception e) {
        Log.e("Wild Fifteen", "the engine ended", e);
        Mobile.failed(e.toString());
        finish();
        Runtime.getRuntime().exit(1);
    }
}
