package android.hardware.input;

import android.view.InputDevice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import standin.Hide;

public final class InputManager {
    private static final InputManager one = new InputManager();
    private final LinkedHashMap<Integer, InputDevice> devices = new LinkedHashMap<>();
    private final ArrayList<InputDeviceListener> listeners = new ArrayList<>();
    private InputManager() {}
    @Hide public static InputManager get() { return one; }
    public interface InputDeviceListener {
        void onInputDeviceAdded(int deviceId);
        void onInputDeviceRemoved(int deviceId);
        void onInputDeviceChanged(int deviceId);
    }
    public InputDevice getInputDevice(int id) { return devices.get(id); }
    public int[] getInputDeviceIds() { return devices.keySet().stream().mapToInt(i -> i).toArray(); }
    public void registerInputDeviceListener(InputDeviceListener listener, android.os.Handler handler) { if (!listeners.contains(listener)) listeners.add(listener); }
    public void unregisterInputDeviceListener(InputDeviceListener listener) { listeners.remove(listener); }
    @Hide public void add(int id) { devices.put(id, new InputDevice(id)); for (InputDeviceListener l : new ArrayList<>(listeners)) l.onInputDeviceAdded(id); }
    @Hide public void remove(int id) { devices.remove(id); for (InputDeviceListener l : new ArrayList<>(listeners)) l.onInputDeviceRemoved(id); }
}
