package android.view;

import standin.Hide;
import standin.World;

public interface WindowInsetsController {
    int BEHAVIOR_DEFAULT = 1;
    int BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE = 2;
    int APPEARANCE_LIGHT_STATUS_BARS = 8, APPEARANCE_LIGHT_NAVIGATION_BARS = 16;
    void hide(int types);
    void show(int types);
    void setSystemBarsBehavior(int behavior);
    void setSystemBarsAppearance(int appearance, int mask);
    @Hide final class Impl implements WindowInsetsController {
        static final Impl one = new Impl();
        private int behavior = BEHAVIOR_DEFAULT;
        @Override public void hide(int types) { World.log("hide bars " + types + ", behaviour " + behavior); }
        @Override public void show(int types) { World.log("show bars " + types); }
        @Override public void setSystemBarsBehavior(int behavior) { this.behavior = behavior; }
        @Override public void setSystemBarsAppearance(int appearance, int mask) { World.log("bars " + appearance + " of " + mask); }
    }
}
