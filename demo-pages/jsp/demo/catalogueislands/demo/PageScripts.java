package catalogueislands.demo;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The integrity values of the page's own scripts. Under an integrity policy, every script needs one, not only the
 * widgets' scripts.
 */
public final class PageScripts {

    private final ServletContext context;

    PageScripts(ServletContext context) {
        this.context = context;
    }

    /** Returns the {@code sha384-…} value of a script of this application or of the demo shop: <code>${scripts.integrity('/…')}</code>. */
    public String integrity(String path) throws IOException, NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-384").digest(read(path));
        return "sha384-" + Base64.getEncoder().encodeToString(hash);
    }

    private byte[] read(String path) throws IOException {
        try (InputStream own = context.getResourceAsStream(path)) {
            return own == null ? Shop.send(Shop.ask(path).build()).body() : own.readAllBytes();
        }
    }
}
