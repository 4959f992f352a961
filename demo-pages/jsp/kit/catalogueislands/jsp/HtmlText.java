package catalogueislands.jsp;

/** Writes texts into HTML. */
public final class HtmlText {

    /** Stands for what HTML cannot hold. */
    private static final int REPLACEMENT = 0xFFFD;

    private HtmlText() {
    }

    /**
     * Writes a text as the value of an attribute between quotation marks. The result is ASCII, so that it survives every
     * page encoding. Characters that HTML cannot hold (half a surrogate pair, NUL, the C1 controls) become U+FFFD.
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
