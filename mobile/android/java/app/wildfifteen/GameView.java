package app.wildfifteen;

import android.os.SystemClock;
import android.view.MotionEvent;
import app.wildfifteen.ebitenmobileview.Ebitenmobileview;
import app.wildfifteen.mobile.EbitenView;
import app.wildfifteen.mobile.Mobile;

/** The engine's view, with what it leaves to its user. */
final class GameView extends EbitenView {
    /** How long rest waits for the engine at most, and how long it sleeps between two looks, in ms. */
    private static final int REST_AT_MOST = 300;
    private static final int LOOK_EVERY = 4;

    private final MainActivity activity;

    GameView(MainActivity activity) {
        super(activity);
        this.activity = activity;
    }

    /**
     * Stops drawing. Before, within one more picture, the engine copies what it has in the graphics memory:
     * without that it would end the process when the next activity brings another OpenGL context.
     */
    void rest() {
        saveGPUResources();
        for (int ms = 0; ms < REST_AT_MOST && !areGPUResourcesSaved(); ms += LOOK_EVERY) {
            Mobile.wake();
            SystemClock.sleep(LOOK_EVERY);
        }
        suspendGame();
    }

    /** The system has taken touches over. The engine overlooks that and would hold them for down for ever. */
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
