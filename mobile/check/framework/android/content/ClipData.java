package android.content;

public class ClipData {
    public static class Item {
        private final CharSequence text;
        private final android.net.Uri uri;
        public Item(CharSequence text) { this.text = text; this.uri = null; }
        public Item(android.net.Uri uri) { this.text = uri.toString(); this.uri = uri; }
        public android.net.Uri getUri() { return uri; }
        public CharSequence getText() { return text; }
        public CharSequence coerceToText(Context context) { return text; }
    }
    private final Item item;
    private ClipData(Item item) { this.item = item; }
    public static ClipData newPlainText(CharSequence label, CharSequence text) { return new ClipData(new Item(text)); }
    public static ClipData newRawUri(CharSequence label, android.net.Uri uri) { return new ClipData(new Item(uri)); }
    public int getItemCount() { return 1; }
    public Item getItemAt(int index) { return item; }
}
