package catalogueislands.jsp;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Writes JSON for a script element on any page. Nothing in it can end the element or open a comment. It is ASCII, so it
 * is the same in every page encoding. Integers that JavaScript can't represent exactly become strings.
 */
public final class ScriptJson {

    /** The largest integer that a JavaScript number represents exactly. */
    private static final BigInteger LARGEST = BigInteger.valueOf((1L << 53) - 1);

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ScriptJson() {
    }

    /**
     * Writes a value: a map, a list, a bean with getters, a Jackson tree, a text, a number.
     *
     * @throws IOException if Jackson can't write it, for example a bean that contains itself
     */
    public static String write(Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = new SafeNumbers(MAPPER.createGenerator(text))) {
            MAPPER.writeValue(generator, value);
        }
        return escape(text.toString());
    }

    /**
     * Escapes the characters that HTML or an encoding could change. In JSON they occur only inside strings, so all of
     * them can be replaced. This also keeps lone surrogates.
     */
    private static String escape(String json) {
        StringBuilder safe = new StringBuilder(json.length() + 16);
        for (int at = 0; at < json.length(); at++) {
            char character = json.charAt(at);
            if (character == '<' || character == '>' || character == '&' || character == '\'' || character > '~') {
                safe.append(String.format("\\u%04x", (int) character));
            } else {
                safe.append(character);
            }
        }
        return safe.toString();
    }

    /** Writes integers beyond 2^53 as strings, since an id stored in a long would lose its last digits. */
    private static final class SafeNumbers extends JsonGeneratorDelegate {

        SafeNumbers(JsonGenerator generator) {
            super(generator, false);
        }

        @Override
        public void writeNumber(long number) throws IOException {
            if (isSafe(BigInteger.valueOf(number))) {
                super.writeNumber(number);
            } else {
                writeString(Long.toString(number));
            }
        }

        @Override
        public void writeNumber(BigInteger number) throws IOException {
            if (isSafe(number)) {
                super.writeNumber(number);
            } else {
                writeString(number.toString());
            }
        }

        @Override
        public void writeNumber(BigDecimal number) throws IOException {
            boolean isWhole = number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
            if (isWhole && !isSafe(number.toBigInteger())) {
                writeString(number.toPlainString());
            } else {
                super.writeNumber(number);
            }
        }

        private static boolean isSafe(BigInteger number) {
            return number.abs().compareTo(LARGEST) <= 0;
        }
    }
}
