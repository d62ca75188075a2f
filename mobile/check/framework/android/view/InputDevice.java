package android.view;

import standin.Hide;

/** A game pad without axes. */
public final class InputDevice {
    public static final int SOURCE_CLASS_JOYSTICK = 0x10;
    public static final int SOURCE_KEYBOARD = 0x101;
    public static final int SOURCE_DPAD = 0x201;
    public static final int SOURCE_GAMEPAD = 0x401;
    public static final int SOURCE_TOUCHSCREEN = 0x1002;
    public static final int SOURCE_MOUSE = 0x2002;
    public static final int SOURCE_JOYSTICK = 0x1000010;
    public static final class MotionRange {
        private MotionRange() {}
        public int getAxis() { return 0; }
        public int getSource() { return 0; }
        public float getMin() { return -1; }
        public float getMax() { return 1; }
        public float getRange() { return 2; }
    }
    private final int id;
    @Hide public InputDevice(int id) { this.id = id; }
    public int getId() { return id; }
    public String getName() { return "Stand-in pad " + id; }
    public String getDescriptor() { return "pad" + id; }
    public int getVendorId() { return 0x045e; }
    public int getProductId() { return 0x028e; }
    public int getSources() { return SOURCE_GAMEPAD | SOURCE_DPAD; }
    public java.util.List<MotionRange> getMotionRanges() { return new java.util.ArrayList<>(); }
    public boolean[] hasKeys(int... keys) { boolean[] all = new boolean[keys.length]; java.util.Arrays.fill(all, true); return all; }
}
