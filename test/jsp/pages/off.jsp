<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<main><cb:quick-order off="true"><p>Without JavaScript</p></cb:quick-order></main>
<aside><cb:quick-order id="one" rows="${3}" load="idle" styleClass="a &quot;b"><p>x</p></cb:quick-order></aside>
