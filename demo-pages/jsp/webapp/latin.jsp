<%@ page contentType="text/html; charset=ISO-8859-1" pageEncoding="ISO-8859-1" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<%-- This file is in ISO-8859-1, which has no euro sign: the page writes &euro;, the kit escapes by itself. --%>
<%
  catalogueislands.demo.Shopper shopper = (catalogueislands.demo.Shopper) request.getAttribute("shopper");
  java.util.Map<String, Object> settings = new java.util.LinkedHashMap<>();
  settings.put("csrfToken", ((java.util.Map<?, ?>) shopper.getConfig()).get("csrfToken"));
  settings.put("storeName", "Café \u20ac");
  settings.put("messages", java.util.Map.of("quick-order", java.util.Map.of("heading", "Commande rapide é \u20ac")));
  pageContext.setAttribute("settings", settings);
%>
<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="iso-8859-1">
<title>Café</title>
<cb:assets widgets="quick-order"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${settings}" profile="${shopper.profile}"/>
</head>
<body>
<main id="content" class="container">
<h1>Café &euro;</h1>
<cb:quick-order id="form" styleClass="${settings.storeName}"><p>La commande rapide, s'il vous plaît.</p></cb:quick-order>
</main>
</body>
</html>
