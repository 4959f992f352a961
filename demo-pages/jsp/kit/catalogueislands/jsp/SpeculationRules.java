package catalogueislands.jsp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The rules that let browsers prerender pages. The build of the kit generates them from the product's own table. */
final class SpeculationRules {

    /** The rules as JSON. */
    static final String TEXT = read();

    private SpeculationRules() {
    }

    private static String read() {
        try (InputStream file = SpeculationRules.class.getResourceAsStream("/catalogueislands/jsp/speculation-rules.json")) {
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException error) {
            throw new UncheckedIOException("The kit's jar is damaged: speculation-rules.json cannot be read", error);
        }
    }
}
