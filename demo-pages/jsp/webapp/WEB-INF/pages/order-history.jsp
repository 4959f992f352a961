<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Order History | Fernbrook Science Supply</title>
<cb:assets widgets="order-history account-sidebar site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<div class="row"><div class="col-md-3"><cb:account-sidebar><ul><li><a href="/account/order">Order History</a></li></ul></cb:account-sidebar></div>
<div class="col-md-9">
<cb:order-history styleClass="tall-mount"><nav class="widget-trail" aria-label="Breadcrumb"><ol><li><a href="/account/landing">My Account</a></li><li>Order History</li></ol></nav><h1>Online Order History</h1><noscript><p>To order again without JavaScript, call <a href="tel:+18005550142">1-800-555-0142</a>.</p></noscript></cb:order-history>
</div></div>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
