package app.wildfifteen;

import android.app.Activity;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;
import app.wildfifteen.mobile.Mobile;

/**
 * Takes the system's Back, from Android 13 on, while it has somewhere to go in the game. Otherwise the system has it, and
 * can show beforehand that it leads home.
 */
final class BackGesture implements OnBackInvokedCallback {
    private boolean taken;

    void take(Activity activity, boolean on) {
        if (on == taken) {
            return;
        }
        taken = on;
        OnBackInvokedDispatcher d = activity.getOnBackInvokedDispatcher();
        if (on) {
            d.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this);
        } else {
            d.unregisterOnBackInvokedCallback(this);
        }
    }

    @Override
    public void onBackInvoked() {
        Mobile.back();
    }
}
