package android.view;

public class HapticFeedbackConstants {
    private HapticFeedbackConstants() {}
    public static final int LONG_PRESS = 0, CLOCK_TICK = 4, CONFIRM = 16;
}
