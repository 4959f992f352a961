package catalogueislands.jsp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * The accepted values of each widget's attributes, from the widgets' own definitions. The list is generated together
 * with the tags.
 */
public final class WidgetRules {

    /**
     * The rule of one attribute.
     *
     * @param attribute its name in HTML, such as {@code data-view}
     * @param expected the expected value, in words that complete "expected …"
     * @param words the only allowed texts; null if other texts are allowed, too
     * @param least the smallest allowed whole number, with {@code most}; null if it is not a number
     */
    public record Rule(String attribute, String expected, List<String> words, Long least, Long most) {

        /** Checks whether a value is as expected. Accepts values that only the widget itself can check. */
        public boolean allows(String text) {
            if (words != null) {
                return words.contains(text);
            }
            if (least == null) {
                return true;
            }
            // Fifteen digits always fit into a long.
            return text.matches("\\d{1,15}") && Long.parseLong(text) >= least && Long.parseLong(text) <= most;
        }
    }

    private static final Map<String, Map<String, Rule>> RULES = read();

    private WidgetRules() {
    }

    /**
     * Returns the rules of a widget, by the attribute's name in the tag, or null for a widget that the kit does not
     * know.
     */
    public static Map<String, Rule> of(String widget) {
        return RULES.get(widget);
    }

    private static Map<String, Map<String, Rule>> read() {
        try (InputStream file = WidgetRules.class.getResourceAsStream("widgets.json")) {
            return new ObjectMapper().readValue(file, new TypeReference<>() { });
        } catch (IOException error) {
            throw new UncheckedIOException("widgets.json of the JSP kit cannot be read", error);
        }
    }
}
