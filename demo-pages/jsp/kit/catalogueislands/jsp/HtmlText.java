package catalogueislands.jsp;

/** Escapes text for HTML. */
public final class HtmlText {

    /** Replaces characters that HTML can't contain. */
    private static final int REPLACEMENT = 0xFFFD;

    private HtmlText() {
    }

    /**
     * Writes a string as a quoted attribute value. The result is ASCII, so it is the same in every page encoding.
     * Characters that HTML can't contain (lone surrogates, NUL, the C1 controls) become U+FFFD.
     */
    public static String attribute(String value) {
        StringBuilder safe = new StringBuilder(value.length() + 16);
        value.codePoints().forEach(character -> {
            boolean isPlain = character == '\n' || character == '\t' || character >= ' ' && character <= '~';
            if (isPlain && "&<>\"'".indexOf(character) < 0) {
                safe.appendCodePoint(character);
            } else {
                safe.append("&#").append(isHtml(character) ? character : REPLACEMENT).append(';');
            }
        });
        return safe.toString();
    }

    private static boolean isHtml(int character) {
        boolean isHalf = character >= 0xD800 && character <= 0xDFFF;
        boolean isControl = character == 0 || character >= 0x7F && character <= 0x9F;
        return !isHalf && !isControl;
    }
}
