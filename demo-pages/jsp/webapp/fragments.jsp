<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Fragments | Fernbrook Science Supply</title>
<cb:assets widgets="site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<h1>Fragments</h1>
<p>A script of the site fetches a part of a page with jQuery and puts it here. A widget stands in it.</p>
<p><button class="btn btn-default" type="button" data-fragment="/fragments/quick-order.jsp">Show Quick Order</button></p>
<div id="fragment-place"></div>
<script src="/scripts/fragments.js" nonce="${cbNonce}" crossorigin="anonymous" integrity="${scripts.integrity('/scripts/fragments.js')}" defer></script>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
