package catalogueislands.jsp;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.ServletContext;
import jakarta.servlet.jsp.JspException;
import java.io.IOException;
import java.net.URL;
import java.net.URLConnection;
import java.util.List;
import java.util.Map;

/**
 * The build's {@code manifest.json}. It is read again when the file has changed, so that a new build needs no restart.
 *
 * @param loader  the loader of this build
 * @param widgets what each widget needs, by its name
 * @param modules every module of the build, those that are loaded later included
 */
record Manifest(Built loader, Map<String, Widget> widgets, List<Built> modules) {

    Manifest {
        if (loader == null || widgets == null || modules == null) {
            throw new IllegalArgumentException("expected loader, widgets and modules; build the widgets again");
        }
    }

    /** A file of the build, with its path relative to the build's folder. */
    record Built(String file, String integrity) {

        /**
         * Checks whether the content at this address never changes. Files directly in the build's folder are pointers:
         * the next build replaces them, so an integrity value would block them.
         */
        boolean isForEver() {
            return file.contains("/");
        }
    }

    /** The files of a widget: its module, its stylesheets in order, and the modules it imports. */
    record Widget(String file, String integrity, List<Built> css, List<Built> imports) {

        Built module() {
            return new Built(file, integrity);
        }
    }

    /** The latest content, and the file's modification time. */
    private record Kept(long modified, Manifest manifest) {
    }

    /** The context parameter that sets the path of the manifest in the web application. */
    static final String PLACE = "catalogueislands.manifest";

    private static final String USUAL_PLACE = "/widgets/manifest.json";
    private static final String KEPT = Manifest.class.getName();
    private static final ObjectMapper MAPPER =
        new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

    /**
     * Reads the manifest of a web application.
     *
     * @throws JspException if there is none, or it is invalid; the message names its path
     */
    static Manifest of(ServletContext context) throws JspException {
        String set = context.getInitParameter(PLACE);
        String place = set == null ? USUAL_PLACE : set;
        try {
            URL url = context.getResource(place);
            if (url == null) {
                throw new JspException("<cb:assets>: there is no " + place + " in the web application; put the build there,"
                    + " or name its manifest in the context parameter " + PLACE);
            }
            return read(context, url);
        } catch (IOException error) {
            throw new JspException("<cb:assets>: " + place + " cannot be read: " + error.getMessage(), error);
        }
    }

    private static Manifest read(ServletContext context, URL url) throws IOException {
        URLConnection file = url.openConnection();
        file.setUseCaches(false);
        // Reading the time opens some kinds of resources, so always close the stream.
        try (var content = file.getInputStream()) {
            long modified = file.getLastModified();
            if (context.getAttribute(KEPT) instanceof Kept kept && kept.modified == modified) {
                return kept.manifest;
            }
            Manifest manifest = MAPPER.readValue(content, Manifest.class);
            context.setAttribute(KEPT, new Kept(modified, manifest));
            return manifest;
        }
    }

    /** Returns a widget's files. */
    Widget widget(String name) throws JspException {
        Widget found = widgets.get(name);
        if (found == null) {
            throw new JspException("<cb:assets>: widgets names \"" + name + "\"; the build has "
                + String.join(", ", widgets.keySet()));
        }
        return found;
    }
}
