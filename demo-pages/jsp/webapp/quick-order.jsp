<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Quick Order | Fernbrook Science Supply</title>
<cb:assets widgets="quick-order site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<h1>Quick Order</h1>
<cb:quick-order rows="${empty param.rows ? 5 : param.rows}"><h2>Quick Order</h2><p><a href="/search">Find items by keyword</a></p><noscript><p>Ordering by item number needs JavaScript.</p></noscript></cb:quick-order>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
