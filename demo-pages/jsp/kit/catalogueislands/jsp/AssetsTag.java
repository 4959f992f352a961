package catalogueislands.jsp;

import catalogueislands.jsp.Manifest.Built;
import catalogueislands.jsp.Manifest.Files;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.jsp.JspException;
import jakarta.servlet.jsp.PageContext;
import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code <cb:assets widgets="…"/>}: writes the stylesheets and modules of the widgets it names, and the loader. With a
 * nonce, it also writes the import map with the integrity of every module. While the manifest at another origin has never
 * been read, it writes only the loader, which finds everything by itself.
 */
public class AssetsTag extends SimpleTagSupport {

    private static final String RELEASE = "[0-9A-Za-z][0-9A-Za-z.-]*\\+[0-9a-f]{8}";

    private String widgets = "";
    private String policy;
    private String nonce;
    private String base;
    private String release = "";
    private Boolean prerender;

    /**
     * Sets the widgets that the page shows at once: their names, separated by spaces. The loader finds the others by
     * itself.
     */
    public void setWidgets(String names) {
        widgets = names;
    }

    /**
     * Sets the policy: {@code self}, {@code nonce} or {@code cdn}. The default is the one of {@code PolicyFilter}, or
     * {@code self} without the filter.
     */
    public void setPolicy(String name) {
        policy = name;
    }

    /** Sets the nonce of this request. The default is the one of {@code PolicyFilter}. */
    public void setNonce(String value) {
        nonce = value;
    }

    /**
     * Sets the address of the build's folder, on this or another origin. The default is the one of {@code PolicyFilter},
     * or {@code /widgets/} without the filter.
     */
    public void setBase(String address) {
        base = address;
    }

    /** Pins the page to a release, such as {@code 0.1.0+3f2a9c1e}. The default is the current one of the build's folder. */
    public void setRelease(String name) {
        release = name;
    }

    /**
     * Sets whether the page gets speculation rules, which let browsers prerender the cart, lists and orders once the
     * shopper points at a link to them. By default, the parameter {@code prerender} of {@code PolicyFilter} decides. A
     * page without nonces needs {@code 'inline-speculation-rules'} in its policy.
     */
    public void setPrerender(boolean value) {
        prerender = value;
    }

    @Override
    public void doTag() throws JspException, IOException {
        PageContext page = (PageContext) getJspContext();
        HttpServletRequest request = (HttpServletRequest) page.getRequest();
        try {
            String name = chosen(policy, request, PagePolicy.POLICY, PagePolicy.SELF.label());
            Place place = new Place(
                PagePolicy.of(name, "<cb:assets> policy"),
                chosen(nonce, request, PagePolicy.NONCE_OF_REQUEST, ""),
                FilesAddress.check(
                    chosen(base, request, PagePolicy.BASE, request.getContextPath() + "/widgets/"), "<cb:assets> base"));
            if (!release.isEmpty() && !release.matches(RELEASE)) {
                throw new IllegalArgumentException("<cb:assets> release: expected a release such as 0.1.0+3f2a9c1e, found \""
                    + release + '"');
            }
            Manifest manifest = Manifests.of(page.getServletContext(), place.base(), release);
            page.getOut().write(manifest == null ? loaderAlone(place) : html(manifest, place));
            Object told = request.getAttribute(PagePolicy.PRERENDERS);
            if (prerender == null ? Boolean.TRUE.equals(told) : prerender) {
                page.getOut().write("<script type=\"speculationrules\"" + place.nonceAttribute() + '>'
                    + SpeculationRules.TEXT + "</script>\n");
            }
        } catch (IllegalArgumentException error) {
            throw new JspException(error.getMessage(), error);
        }
    }

    private static String chosen(String written, HttpServletRequest request, String attribute, String usual) {
        if (written != null && !written.isEmpty()) {
            return written;
        }
        return request.getAttribute(attribute) instanceof String told ? told : usual;
    }

    /** The origin of the files, and the attributes that their elements need. */
    private record Place(PagePolicy policy, String nonce, String base) {

        Place {
            if (policy == PagePolicy.NONCE && nonce.isEmpty()) {
                throw new IllegalArgumentException("<cb:assets policy=\"nonce\">: there is no nonce; map PolicyFilter to"
                    + " the page, or set the attribute nonce");
            }
            if (policy == PagePolicy.CDN && !FilesAddress.isElsewhere(base)) {
                throw new IllegalArgumentException("<cb:assets policy=\"cdn\"> base: expected an address with its origin,"
                    + " such as https://files.example/widgets/, found \"" + base + '"');
            }
        }

        boolean hasImportMap() {
            return policy != PagePolicy.SELF;
        }

        String address(Built built) {
            return base + built.file();
        }

        /** Writes {@code ="address"} and the attributes that follow it. */
        String to(Built built, boolean isScript) {
            return "=\"" + HtmlText.attribute(address(built)) + '"'
                + (built.isVerifiable()
                    ? " integrity=\"" + HtmlText.attribute(built.integrity()) + '"' : "")
                // Browsers refuse a file from another origin that they can't verify.
                + (FilesAddress.isElsewhere(base) ? " crossorigin=\"anonymous\"" : "")
                + (isScript ? nonceAttribute() : "")
                + '>';
        }

        String nonceAttribute() {
            return policy != PagePolicy.SELF && !nonce.isEmpty() ? " nonce=\"" + HtmlText.attribute(nonce) + '"' : "";
        }

        String loader(Built built) {
            return "<script type=\"module\" src" + to(built, true) + "</script>\n";
        }
    }

    private String loaderAlone(Place place) {
        String directory = release.isEmpty() ? "" : "releases/" + release + '/';
        return place.loader(new Built(directory + "loader.js", null));
    }

    private String html(Manifest manifest, Place place) throws JspException, IOException {
        Files files = manifest.files(widgets, "<cb:assets> widgets");
        StringBuilder html = new StringBuilder();
        // Browsers ignore an import map after the first module.
        if (place.hasImportMap()) {
            html.append(importMap(manifest, place)).append('\n');
        }
        files.styles().forEach(sheet ->
            html.append("<link rel=\"stylesheet\" href").append(place.to(sheet, false)).append('\n'));
        files.modules().forEach(module ->
            html.append("<link rel=\"modulepreload\" href").append(place.to(module, true)).append('\n'));
        return html.append(place.loader(manifest.loader())).toString();
    }

    /** Writes the integrity of every module, including those that widgets import later. */
    private static String importMap(Manifest manifest, Place place) throws IOException {
        Map<String, String> integrity = new TreeMap<>();
        for (Built module : manifest.modules()) {
            if (module.isForEver()) {
                integrity.put(place.address(module), module.integrity());
            }
        }
        String json = ScriptJson.write(Map.of("integrity", integrity));
        return "<script type=\"importmap\"" + place.nonceAttribute() + '>' + json + "</script>";
    }
}
