<%@ page contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" session="false" %>
<%@ taglib prefix="cb" uri="urn:catalogue-islands" %>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Pond Life | Fernbrook Science Supply</title>
<cb:assets widgets="section-nav site-header site-footer"/>
<jsp:include page="/WEB-INF/fragments/site-head.jsp"/>
<cb:state config="${shopper.config}" profile="${shopper.profile}" cart="${shopper.cart}" navigation="${shopper.navigation}" message="${shopper.message}"/>
</head>
<body>
<jsp:include page="/WEB-INF/fragments/header.jsp"/>
<main id="content" class="container" tabindex="-1">
<h1>Pond Life</h1>
<cb:section-nav sections="collecting,looking,articles" styleClass="section-mount"><nav aria-label="On this page"><ul class="list-inline"><li><a href="#collecting">Collecting</a></li><li><a href="#looking">Looking</a></li><li><a href="#articles">Articles</a></li></ul></nav></cb:section-nav>
<section id="collecting" class="content-section"><h2>Collecting</h2><p>Take a jar, a net and a white tray. Sweep the net slowly along the plants at the edge, where the water is warm.</p></section>
<section id="looking" class="content-section"><h2>Looking</h2><p>Put one drop on a slide and look at forty times first. Whatever moves out of sight was worth following.</p></section>
<section id="articles" class="content-section"><h2>Articles</h2>
<%-- A list, of the page or from a bean, is written as JSON. --%>
<cb:article-container articles='${[{"url": "/learn/articles/keeping-daphnia", "title": "Keeping Daphnia", "height": 480}, {"url": "/learn/articles/a-hydra-a-day", "title": "A Hydra a Day"}]}'><ul><li><a href="/learn/articles/keeping-daphnia">Keeping Daphnia</a></li><li><a href="/learn/articles/a-hydra-a-day">A Hydra a Day</a></li></ul></cb:article-container>
</section>
</main>
<jsp:include page="/WEB-INF/fragments/footer.jsp"/>
</body>
</html>
