<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<cb:cart-page veiw="standard">x</cb:cart-page>
