<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<%-- A part of a page: no head, no state block, no loader; the page it comes into has them. --%>
<h2>Loaded later</h2>
<cb:quick-order rows="3"><h2>Quick Order</h2><noscript><p>Ordering by item number needs JavaScript.</p></noscript></cb:quick-order>
