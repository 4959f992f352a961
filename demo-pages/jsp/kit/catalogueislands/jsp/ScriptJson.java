package catalogueislands.jsp;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Writes JSON that may stand inside a script element of any page. No text in it can end the element or open a comment,
 * and it is ASCII, so that it survives every page encoding. Whole numbers that JavaScript cannot hold become strings.
 */
public final class ScriptJson {

    /** The largest whole number that a JavaScript number holds exactly. */
    private static final BigInteger LARGEST = BigInteger.valueOf((1L << 53) - 1);

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ScriptJson() {
    }

    /**
     * Writes a value: a map, a list, a bean with getters, a Jackson tree, a text, a number.
     *
     * @throws IOException where Jackson cannot write it, such as a bean that holds itself
     */
    public static String write(Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = new SafeNumbers(MAPPER.createGenerator(text))) {
            MAPPER.writeValue(generator, value);
        }
        return escape(text.toString());
    }

    /**
     * Writes what HTML or an encoding could change as an escape sequence of JSON. In JSON such characters stand inside
     * strings only, so every one may be replaced. A surrogate without its other half is kept by this, too.
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

    /** Writes whole numbers beyond 2^53 as strings: an id of Java's long would lose its last digits. */
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
