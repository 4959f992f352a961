package catalogueislands.demo;

import catalogueislands.jsp.PagePolicy;
import catalogueislands.jsp.filter.PolicyFilter;
import jakarta.servlet.http.HttpServletRequest;

/** Lets the address of a page choose its policy, as in {@code ?csp=nonce}. */
public class ChosenPolicyFilter extends PolicyFilter {

    @Override
    protected PagePolicy policyOf(HttpServletRequest request) {
        String chosen = request.getParameter("csp");
        return chosen == null ? super.policyOf(request) : PagePolicy.of(chosen, "?csp");
    }
}
