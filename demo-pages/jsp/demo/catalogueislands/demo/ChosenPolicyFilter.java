package catalogueislands.demo;

import catalogueislands.jsp.PagePolicy;
import catalogueislands.jsp.filter.PolicyFilter;
import jakarta.servlet.http.HttpServletRequest;

/** Lets the address of a page choose its policy and the origin of the files, as in {@code ?csp=nonce&files=other}. */
public class ChosenPolicyFilter extends PolicyFilter {

    @Override
    protected PagePolicy policyOf(HttpServletRequest request) {
        String chosen = request.getParameter("csp");
        return chosen == null ? super.policyOf(request) : PagePolicy.of(chosen, "?csp");
    }

    @Override
    protected String filesOf(HttpServletRequest request) {
        boolean isElsewhere = "other".equals(request.getParameter("files")) || policyOf(request) == PagePolicy.CDN;
        return isElsewhere ? super.filesOf(request) : "";
    }
}
