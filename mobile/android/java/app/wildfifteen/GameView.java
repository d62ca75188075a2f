package app.wildfifteen;

import android.content.Context;
import android.hardware.input.InputManager;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.accessibility.AccessibilityNodeProvider;
import app.wildfifteen.ebitenmobileview.Ebitenmobileview;
import app.wildfifteen.mobile.EbitenView;
import app.wildfifteen.mobile.Mobile;
import java.util.ArrayList;
import java.util.HashSet;

/** The engine's view, extended by what the engine leaves to the app. */
final class GameView extends EbitenView {
    /** The longest time for which rest waits for the engine, and the time between two checks, in ms. */
    private static final int REST_TIMEOUT = 300;
    private static final int CHECK_INTERVAL = 4;

    private final MainActivity activity;
    private final Nodes nodes;
    private HashSet<Integer> known; // the input devices that the engine knows; the engine's constructor calls onInputDeviceAdded

    GameView(MainActivity activity, Nodes nodes) {
        super(activity);
        this.activity = activity;
        this.nodes = nodes;
        nodes.stand(this);
        setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
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

    /** Draws again, and finds the game pads that came and went meanwhile: the engine does not ask for them. */
    @Override
    public void resumeGame() {
        super.resumeGame();
        InputManager manager = (InputManager) getContext().getSystemService(Context.INPUT_SERVICE);
        HashSet<Integer> present = new HashSet<Integer>();
        for (int id : manager.getInputDeviceIds()) {
            present.add(id);
            onInputDeviceAdded(id);
        }
        for (int id : new ArrayList<Integer>(known())) {
            if (!present.contains(id)) {
                onInputDeviceRemoved(id);
            }
        }
    }

    private HashSet<Integer> known() {
        if (known == null) {
            known = new HashSet<Integer>();
        }
        return known;
    }

    @Override
    public void onInputDeviceAdded(int id) {
        if (known().add(id)) {
            super.onInputDeviceAdded(id);
        }
    }

    @Override
    public void onInputDeviceRemoved(int id) {
        if (known().remove(id)) {
            super.onInputDeviceRemoved(id);
        }
    }

    /** Ends touches that the system has cancelled. The engine ignores ACTION_CANCEL and would keep them pressed for ever. */
    void letGo(MotionEvent event) {
        Mobile.cancelTouches();
        for (int i = 0; i < event.getPointerCount(); i++) {
            Ebitenmobileview.updateTouchesOnAndroid(MotionEvent.ACTION_UP, event.getPointerId(i), 0, 0);
        }
    }

    /** Passes on what a mouse does, of which the engine knows nothing; false if it is none. */
    boolean point(MotionEvent event) {
        if ((event.getSource() & InputDevice.SOURCE_MOUSE) != InputDevice.SOURCE_MOUSE) {
            return false;
        }
        int action = event.getActionMasked();
        if (action == MotionEvent.ACTION_SCROLL) {
            Mobile.wheel(event.getAxisValue(MotionEvent.AXIS_HSCROLL), event.getAxisValue(MotionEvent.AXIS_VSCROLL));
            return true;
        }
        boolean gone = action == MotionEvent.ACTION_HOVER_EXIT || action == MotionEvent.ACTION_CANCEL;
        boolean up = action == MotionEvent.ACTION_UP;
        int[] at = new int[2];
        getLocationInWindow(at);
        Mobile.mouse(event.getX() - at[0], event.getY() - at[1], gone ? -1 : up ? 0 : event.getButtonState());
        return true;
    }

    @Override
    public AccessibilityNodeProvider getAccessibilityNodeProvider() {
        return nodes != null && nodes.on() ? nodes : super.getAccessibilityNodeProvider();
    }

    @Override
    protected boolean dispatchHoverEvent(MotionEvent event) {
        return nodes.explore(event) || super.dispatchHoverEvent(event);
    }

    @Override
    protected void onErrorOnGameUpdate(Exception e) {
        super.onErrorOnGameUpdate(e);
        activity.end(e);
    }
}
