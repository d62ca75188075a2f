package android.view;

import android.graphics.Insets;
import standin.Extra;
import standin.World;

public final class WindowInsets {
    public static final class Type {
        private Type() {}
        public static int statusBars() { return 1; }
        public static int navigationBars() { return 2; }
        public static int captionBar() { return 4; }
        public static int ime() { return 8; }
        public static int systemGestures() { return 16; }
        public static int displayCutout() { return 128; }
        public static int systemBars() { return 7; }
    }
    public static final WindowInsets CONSUMED = new WindowInsets();
    WindowInsets() {}
    public boolean isVisible(int typeMask) { return (typeMask & ~8) != 0 || World.keyboard > 0; }
    public Insets getInsets(int typeMask) {
        Insets i = Insets.NONE;
        if ((typeMask & 7) != 0) i = Insets.of(World.left, World.top, World.right, World.bottom);
        if ((typeMask & 128) != 0) i = Insets.max(i, Insets.of(Extra.cut[0], Extra.cut[1], Extra.cut[2], Extra.cut[3]));
        if ((typeMask & 8) != 0) i = Insets.max(i, Insets.of(0, 0, 0, World.keyboard));
        return i;
    }
    public int getSystemWindowInsetLeft() { return World.left; }
    public int getSystemWindowInsetTop() { return World.top; }
    public int getSystemWindowInsetRight() { return World.right; }
    public int getSystemWindowInsetBottom() { return World.bottom; }
    public WindowInsets consumeSystemWindowInsets() { return CONSUMED; }
    public boolean isConsumed() { return this == CONSUMED; }
    public DisplayCutout getDisplayCutout() { return Extra.cut[0] + Extra.cut[1] + Extra.cut[2] + Extra.cut[3] == 0 ? null : new DisplayCutout(); }
}
