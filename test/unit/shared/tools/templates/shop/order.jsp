<%@ page pageEncoding="UTF-8" %>
<%@ taglib prefix="dsp" uri="http://www.atg.com/taglibs/daf/dspjspTaglib1_1" %>
<dsp:page>
<html>
<head>
<script type="application/json" id="cb-state">{"config": {"apiBase": "/api/rest/cb", "csrfToken": ${cb:json(token)}}, "profile": {"userType": 2}}</script>
<script type="module" src="<%= request.getContextPath() %>/widgets/loader.js"></script>
</head>
<body>
<dsp:include page="WEB-INF/header.jspf"><dsp:param name="menu" value="short"/></dsp:include>
<table><tr><td data-cb-widget="order-detail" data-csr="${profile.csr}"></td></tr></table>
<dsp:droplet name="/atg/dynamo/droplet/Switch"><dsp:param name="value" bean="Profile.transient"/>
<dsp:oparam name="true"><div data-cb-widget="register-form" data-email="${fn:escapeXml(order.email)}"></div></dsp:oparam>
</dsp:droplet>
</body>
</html>
</dsp:page>
