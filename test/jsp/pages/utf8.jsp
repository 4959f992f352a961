<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>Café</title>
<cb:assets widgets="quick-order"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${{'storeName': 'Café €', 'messages': {'quick-order': {'heading': 'Commande rapide é €'}}}}" profile="${shopper.profile}"/>
</head>
<body>
<main><h1>Café €</h1><cb:quick-order id="form" styleClass="Café €"><p>La commande rapide</p></cb:quick-order></main>
</body>
</html>
