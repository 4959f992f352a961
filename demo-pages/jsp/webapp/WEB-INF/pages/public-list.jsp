<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Public List | Fernbrook Science Supply</title>
<cb:assets widgets="public-list site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<cb:public-list styleClass="tall-mount"><h1>Public List</h1><noscript><p>To order from a list without JavaScript, call <a href="tel:+18005550142">1-800-555-0142</a>.</p></noscript></cb:public-list>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
