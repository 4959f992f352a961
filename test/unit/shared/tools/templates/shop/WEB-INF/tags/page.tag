<%@ tag pageEncoding="UTF-8" body-content="scriptless" trimDirectiveWhitespaces="true" %>
<%@ attribute name="title" required="true" %>
<%@ include file="/WEB-INF/taglibs.jspf" %>
<!DOCTYPE html>
<html lang="en">
<head>
  <title>${fn:escapeXml(title)}</title>
  <script type="application/json" id="cb-state">${cb:json(islandState)}</script>
  <jsp:include page="/widgets/head.html"/>
</head>
<body>
<%@ include file="/WEB-INF/header.jspf" %>
<jsp:doBody/>
<footer data-cb-widget="site-footer"></footer>
</body>
</html>
