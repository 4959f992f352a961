package catalogueislands.jsp;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.jsp.JspException;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The build's {@code manifest.json}. {@link Manifests} reads the ones that pages use.
 *
 * @param version the release, such as {@code 0.1.0+3f2a9c1e}
 * @param loader  the loader of this build
 * @param widgets the files of each widget, by its name
 * @param modules every module of the build, including those that are loaded later
 */
record Manifest(String version, Built loader, Map<String, Widget> widgets, List<Built> modules) {

    private static final ObjectMapper MAPPER =
        new ObjectMapper().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

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

        /** Checks whether browsers can verify the file: it has an integrity value, and its content never changes. */
        boolean isVerifiable() {
            return isForEver() && integrity != null;
        }

        Built below(String directory) {
            return new Built(directory + file, integrity);
        }
    }

    /** The files of a widget: its module, its stylesheets in order, and the modules it imports. */
    record Widget(String file, String integrity, List<Built> css, List<Built> imports) {

        Built module() {
            return new Built(file, integrity);
        }

        Widget below(String directory) {
            return new Widget(directory + file, integrity, allBelow(css, directory), allBelow(imports, directory));
        }
    }

    /** @throws IOException if the content is not a manifest */
    static Manifest read(byte[] content) throws IOException {
        return MAPPER.readValue(content, Manifest.class);
    }

    /** Returns the manifest of one release, with paths relative to the build's folder. */
    Manifest below(String directory) {
        if (directory.isEmpty()) {
            return this;
        }
        Map<String, Widget> moved = new LinkedHashMap<>();
        widgets.forEach((name, widget) -> moved.put(name, widget.below(directory)));
        return new Manifest(version, loader.below(directory), moved, allBelow(modules, directory));
    }

    private static List<Built> allBelow(List<Built> files, String directory) {
        return files.stream().map(file -> file.below(directory)).toList();
    }

    /** The files of some widgets, each once, without the loader. */
    record Files(Collection<Built> styles, Collection<Built> modules) {
    }

    /**
     * Returns the files of widgets, in the order of the page.
     *
     * @param names names of widgets, separated by spaces
     * @param where where the names come from, for the message
     */
    Files files(String names, String where) throws JspException {
        Map<String, Built> styles = new LinkedHashMap<>();
        Map<String, Built> modules = new LinkedHashMap<>();
        for (String name : names.trim().split("\\s+")) {
            if (!name.isEmpty()) {
                Widget widget = widget(name, where);
                widget.css().forEach(sheet -> styles.put(sheet.file(), sheet));
                modules.put(widget.file(), widget.module());
                widget.imports().forEach(module -> modules.put(module.file(), module));
            }
        }
        return new Files(styles.values(), modules.values());
    }

    private Widget widget(String name, String where) throws JspException {
        Widget found = widgets.get(name);
        if (found == null) {
            throw new JspException(where + ": expected names of widgets, found \"" + name + "\"; the build has "
                + String.join(", ", widgets.keySet()));
        }
        return found;
    }
}
