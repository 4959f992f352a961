package catalogueislands.jsp;

import catalogueislands.jsp.Manifest.Built;
import catalogueislands.jsp.Manifest.Files;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.jsp.JspException;
import java.util.ArrayList;
import java.util.List;

/** The files that a page needs, as values of its {@code Link} header. */
public final class FileLinks {

    private FileLinks() {
    }

    /**
     * Returns a value for each stylesheet and module that {@code <cb:assets>} names, in the order of its elements. The
     * address of the files, the policy and the nonce come from {@code PolicyFilter}, if it has handled the request.
     *
     * @param widgets names of widgets, separated by spaces
     * @param where   where the names come from, for the message
     * @return an empty list while the manifest at another origin has never been read
     * @throws JspException if the build has no such widget, or its manifest can't be read
     */
    public static List<String> of(HttpServletRequest request, String widgets, String where) throws JspException {
        String base = request.getAttribute(PagePolicy.BASE) instanceof String told
            ? told : request.getContextPath() + "/widgets/";
        Manifest manifest = Manifests.of(request.getServletContext(), base, "");
        if (manifest == null) {
            return List.of();
        }
        Files files = manifest.files(widgets, where);
        boolean hasNonce = !PagePolicy.SELF.label().equals(request.getAttribute(PagePolicy.POLICY));
        String nonce = hasNonce && request.getAttribute(PagePolicy.NONCE_OF_REQUEST) instanceof String told
            ? "; nonce=\"" + told + '"' : "";
        List<String> links = new ArrayList<>();
        files.styles().forEach(sheet -> links.add(link(base, sheet, "preload; as=style")));
        files.modules().forEach(module -> links.add(link(base, module, "modulepreload") + nonce));
        links.add(link(base, manifest.loader(), "modulepreload") + nonce);
        return links;
    }

    private static String link(String base, Built file, String relation) {
        return '<' + base + file.file() + ">; rel=" + relation
            + (file.isVerifiable() ? "; integrity=\"" + file.integrity() + '"' : "")
            + (FilesAddress.isElsewhere(base) ? "; crossorigin=anonymous" : "");
    }
}
