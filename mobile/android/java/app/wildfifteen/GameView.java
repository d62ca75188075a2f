package app.wildfifteen;

import android.os.SystemClock;
import android.view.MotionEvent;
import app.wildfifteen.ebitenmobileview.Ebitenmobileview;
import app.wildfifteen.mobile.EbitenView;
import app.wildfifteen.mobile.Mobile;

/** The engine's view, extended by what the engine leaves to the app. */
final class GameView extends EbitenView {
    /** The longest time for which rest waits for the engine, and the time between two checks, in ms. */
    private static final int REST_TIMEOUT = 300;
    private static final int CHECK_INTERVAL = 4;

    private final MainActivity activity;

    GameView(MainActivity activity) {
        super(activity);
        this.activity = activity;
    }

    /**
     * Stops drawing. Before that, during one more frame, the engine copies the contents of the graphics memory:
     * otherwise it would end the process when the next activity brings another OpenGL context.
     */
    void rest() {
        saveGPUResources();
        for (int ms = 0; ms < REST_TIMEOUT && !areGPUResourcesSaved(); ms += CHECK_INTERVAL) {
            Mobile.wake();
            SystemClock.sleep(CHECK_INTERVAL);
        }
        suspendGame();
    }

    /** Ends touches that the system has cancelled. The engine ignores ACTION_CANCEL and would keep them pressed for ever. */
    void letGo(MotionEvent event) {
        Mobile.cancelTouches();
        for (int i = 0; i < event.getPointerCount(); i++) {
            Ebitenmobileview.updateTouchesOnAndroid(MotionEvent.ACTION_UP, event.getPointerId(i), 0, 0);
        }
    }

    @Override
    protected void onErrorOnGameUpdate(Exception e) {
        super.onErrorOnGameUpdate(e);
        activity.end(e);
    }
}
