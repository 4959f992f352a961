package catalogueislands.demo;

import catalogueislands.jsp.PagePolicy;
import catalogueislands.jsp.filter.PolicyFilter;
import jakarta.servlet.http.HttpServletRequest;

/**
 * Lets the address of a page choose its policy, the origin of the files, and whether the next page is prerendered, as in
 * {@code ?csp=nonce&files=other&prerender=on}.
 */
public class ChosenPolicyFilter extends PolicyFilter {

    @Override
    protected PagePolicy policyOf(HttpServletRequest request) {
        String chosen = request.getParameter("csp");
        return chosen == null ? super.policyOf(request) : PagePolicy.of(chosen, "?csp");
    }

    @Override
    protected boolean prerendersOn(HttpServletRequest request) {
        return "on".equals(request.getParameter("prerender"));
    }

    @Override
    protected String filesOf(HttpServletRequest request) {
        boolean isElsewhere = "other".equals(request.getParameter("files")) || policyOf(request) == PagePolicy.CDN;
        return isElsewhere ? super.filesOf(request) : "";
    }
}
