package catalogueislands.jsp;

import java.util.List;

/**
 * The three policies that a page may have, and the names of the request attributes in which {@code PolicyFilter} passes
 * them to {@code <cb:assets>}. A page reads the nonce of its own scripts as
 * <code>${cbNonce}</code>.
 */
public enum PagePolicy {

    /** Scripts and styles come from the origin of the page or of the files. Nothing is inline, and there is no nonce. */
    SELF,
    /** Scripts need the nonce of this request, and may load more scripts. The files may have any origin. */
    NONCE,
    /** Like {@code SELF}, but from another origin and with an import map, so that every module has an integrity value. */
    CDN;

    /** Request attribute: the policy in lower case. */
    public static final String POLICY = "cbPolicy";
    /** Request attribute: the nonce of this request. */
    public static final String NONCE_OF_REQUEST = "cbNonce";
    /** Request attribute: the address of the build's folder, ending with a slash. */
    public static final String BASE = "cbBase";
    /** Request attribute: {@code Boolean.TRUE} if the page's policy allows its speculation rules. */
    public static final String PRERENDERS = "cbPrerenders";

    private static final List<String> NAMES = List.of("self", "nonce", "cdn");

    /**
     * Returns the policy with a name.
     *
     * @param where where the name comes from, for the message
     * @throws IllegalArgumentException for any other name
     */
    public static PagePolicy of(String name, String where) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(where + ": expected self, nonce or cdn, found \"" + name + '"');
        }
        return values()[NAMES.indexOf(name)];
    }

    /** Returns its name in templates. */
    public String label() {
        return NAMES.get(ordinal());
    }
}
