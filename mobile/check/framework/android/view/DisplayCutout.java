package android.view;

import standin.Extra;

public final class DisplayCutout {
    DisplayCutout() {}
    public int getSafeInsetLeft() { return Extra.cut[0]; }
    public int getSafeInsetTop() { return Extra.cut[1]; }
    public int getSafeInsetRight() { return Extra.cut[2]; }
    public int getSafeInsetBottom() { return Extra.cut[3]; }
}
