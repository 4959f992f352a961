<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<%-- A page fragment. Head, state block and loader are those of the page it is inserted into. --%>
<h2>Loaded later</h2>
<cb:quick-order rows="3"><h2>Quick Order</h2><noscript><p>Ordering by item number needs JavaScript.</p></noscript></cb:quick-order>
