package catalogueislands.jsp.filter;

import catalogueislands.jsp.FilesAddress;
import catalogueislands.jsp.PagePolicy;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.FilterConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * Sends a page's content policy, and tells {@code <cb:assets>} which one it is. Map this filter to the pages. Its
 * parameters:
 *
 * <ul>
 * <li>{@code policy}: {@code self} (the default), {@code nonce} or {@code cdn};
 * <li>{@code files}: the address of the build's folder, if it isn't {@code /widgets/}; it may be on another
 *     origin with any policy, and must be with {@code cdn};
 * <li>{@code formTargets}: origins, separated by spaces, that punch-out carts and sign-on tokens are posted to;
 * <li>{@code mediaSources}: origins, separated by spaces, that videos and sounds in the server's HTML come from;
 * <li>{@code prerender}: {@code true} if {@code <cb:assets>} also writes speculation rules, which let browsers prerender
 *     the cart, lists and orders once the shopper points at a link to them;
 * <li>{@code trustedTypes}: Trusted Types policies, separated by spaces, that the page's own scripts create.
 * </ul>
 */
public class PolicyFilter implements Filter {

    private static final int NONCE_BYTES = 18;

    private final SecureRandom random = new SecureRandom();
    private String policy;
    private String files;
    private String formTargets;
    private String mediaSources;
    private String trustedTypes;
    private boolean prerenders;

    @Override
    public void init(FilterConfig config) throws ServletException {
        policy = parameter(config, "policy", PagePolicy.SELF.label());
        files = parameter(config, "files", "");
        formTargets = parameter(config, "formTargets", "");
        mediaSources = parameter(config, "mediaSources", "");
        trustedTypes = parameter(config, "trustedTypes", "");
        String prerender = parameter(config, "prerender", "false");
        if (!prerender.equals("true") && !prerender.equals("false")) {
            throw new ServletException(config.getFilterName() + ", parameter prerender: expected true or false, found \""
                + prerender + '"');
        }
        prerenders = prerender.equals("true");
        try {
            String name = config.getFilterName();
            PagePolicy chosen = PagePolicy.of(policy, name + ", parameter policy");
            files = files.isEmpty() ? "" : FilesAddress.check(files, name + ", parameter files");
            if (chosen == PagePolicy.CDN && !FilesAddress.isElsewhere(files)) {
                throw new IllegalArgumentException(name + ", parameter policy: cdn needs the parameter files with an address"
                    + " such as https://files.example/widgets/");
            }
        } catch (IllegalArgumentException error) {
            throw new ServletException(error.getMessage(), error);
        }
    }

    private static String parameter(FilterConfig config, String name, String usual) {
        String value = config.getInitParameter(name);
        return value == null ? usual : value.trim();
    }

    /** Returns the policy of a request. Override this to try another policy on some pages. */
    protected PagePolicy policyOf(HttpServletRequest request) {
        return PagePolicy.of(policy, "PolicyFilter");
    }

    /** Returns the address of the build's folder; empty for {@code /widgets/}. Override this to try another on some pages. */
    protected String filesOf(HttpServletRequest request) {
        return files;
    }

    /** Returns whether the page gets speculation rules. Override this to try it on some pages. */
    protected boolean prerendersOn(HttpServletRequest request) {
        return prerenders;
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletResponse http = (HttpServletResponse) response;
        PagePolicy chosen = policyOf((HttpServletRequest) request);
        String nonce = createNonce();
        request.setAttribute(PagePolicy.POLICY, chosen.label());
        request.setAttribute(PagePolicy.NONCE_OF_REQUEST, nonce);
        String place = filesOf((HttpServletRequest) request);
        if (!place.isEmpty()) {
            request.setAttribute(PagePolicy.BASE, place);
        }
        boolean hasRules = prerendersOn((HttpServletRequest) request);
        request.setAttribute(PagePolicy.PRERENDERS, hasRules);
        http.setHeader("Content-Security-Policy",
            contentPolicy(chosen, nonce, FilesAddress.origin(place), hasRules));
        http.setHeader("X-Content-Type-Options", "nosniff");
        http.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
        chain.doFilter(request, response);
    }

    private String createNonce() {
        byte[] bytes = new byte[NONCE_BYTES];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /**
     * @param origin the origin of the files; empty if it's the page's own
     * @param hasRules whether the page has inline speculation rules
     */
    private String contentPolicy(PagePolicy chosen, String nonce, String origin, boolean hasRules) {
        // Under the other policies, the rules have the nonce.
        String rules = hasRules && chosen == PagePolicy.SELF ? " 'inline-speculation-rules'" : "";
        return String.join("; ",
            "default-src 'none'",
            "script-src " + scripts(chosen, nonce, origin) + rules,
            ("style-src 'self' " + origin).trim(),
            "img-src 'self' https: data:",
            "font-src 'self'",
            "connect-src 'self'",
            ("form-action 'self' " + formTargets).trim(),
            ("media-src 'self' " + mediaSources).trim(),
            "frame-src 'self' https:",
            "base-uri 'none'",
            "frame-ancestors 'self'",
            "require-trusted-types-for 'script'",
            ("trusted-types cb-html " + trustedTypes).trim());
    }

    private static String scripts(PagePolicy chosen, String nonce, String origin) {
        return switch (chosen) {
            case SELF -> ("'self' " + origin).trim();
            // The scripts that the loader adds need neither nonce nor origin.
            case NONCE -> "'nonce-" + nonce + "' 'strict-dynamic'";
            // The import map is inline and needs the nonce.
            case CDN -> ("'self' " + origin).trim() + " 'nonce-" + nonce + "'";
        };
    }
}
