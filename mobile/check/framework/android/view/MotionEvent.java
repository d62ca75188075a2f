package android.view;

import standin.Hide;

public final class MotionEvent extends InputEvent {
    public static final int ACTION_DOWN = 0, ACTION_UP = 1, ACTION_MOVE = 2, ACTION_CANCEL = 3, ACTION_POINTER_DOWN = 5, ACTION_POINTER_UP = 6;
    public static final int ACTION_HOVER_MOVE = 7, ACTION_SCROLL = 8, ACTION_HOVER_ENTER = 9, ACTION_HOVER_EXIT = 10;
    public static final int AXIS_X = 0, AXIS_Y = 1, AXIS_VSCROLL = 9, AXIS_HSCROLL = 10, AXIS_Z = 11, AXIS_RZ = 14, AXIS_HAT_X = 15, AXIS_HAT_Y = 16, AXIS_GAS = 22, AXIS_BRAKE = 23;
    public static final int TOOL_TYPE_FINGER = 1, TOOL_TYPE_MOUSE = 3;
    private final int action, index; private final int[] ids; private final float[] x, y; private final long time = System.nanoTime() / 1000000;
    private boolean mouse; private int buttons; private float across, up;
    @Hide public MotionEvent(int action, int index, int[] ids, float[] x, float[] y) { this.action = action; this.index = index; this.ids = ids; this.x = x; this.y = y; }
    /** A mouse's event: the buttons held, and how far the wheel turned. */
    @Hide public MotionEvent mouse(int buttons, float across, float up) { mouse = true; this.buttons = buttons; this.across = across; this.up = up; return this; }
    @Hide public MotionEvent moved(float dx, float dy) {
        float[] a = x.clone(), b = y.clone();
        for (int i = 0; i < a.length; i++) { a[i] += dx; b[i] += dy; }
        MotionEvent e = new MotionEvent(action, index, ids, a, b);
        return mouse ? e.mouse(buttons, across, up) : e;
    }
    @Override public final int getDeviceId() { return 0; }
    @Override public final int getSource() { return mouse ? InputDevice.SOURCE_MOUSE : InputDevice.SOURCE_TOUCHSCREEN; }
    @Override public final long getEventTime() { return time; }
    public final int getAction() { return action | index << 8; }
    public final int getActionMasked() { return action; }
    public final int getActionIndex() { return index; }
    public final int getPointerCount() { return ids.length; }
    public final int getPointerId(int pointerIndex) { return ids[pointerIndex]; }
    public final int getToolType(int pointerIndex) { return mouse ? TOOL_TYPE_MOUSE : TOOL_TYPE_FINGER; }
    public final int getButtonState() { return buttons; }
    public final float getX() { return x[0]; }
    public final float getY() { return y[0]; }
    public final float getX(int pointerIndex) { return x[pointerIndex]; }
    public final float getY(int pointerIndex) { return y[pointerIndex]; }
    public final float getAxisValue(int axis) { return axis == AXIS_X ? x[0] : axis == AXIS_Y ? y[0] : axis == AXIS_VSCROLL ? up : axis == AXIS_HSCROLL ? across : 0; }
    public final float getAxisValue(int axis, int pointerIndex) { return getAxisValue(axis); }
}
