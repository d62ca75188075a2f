package android.os;

public final class LocaleList {
    private final java.util.Locale[] list;
    public LocaleList(java.util.Locale... list) { this.list = list; }
    public String toLanguageTags() { return list[0].toLanguageTag(); }
}
