/* The site's own way to fetch parts of a page. Under trusted types it needs a policy of its own, which the page's
   Content-Security-Policy names beside cb-html. What it trusts is what the site's own server sends. */
(function ($) {
  'use strict';

  var trust = function (html) {
    return html;
  };
  if (window.trustedTypes) {
    var policy = trustedTypes.createPolicy('shop-fragments', { createHTML: trust });
    trust = function (html) {
      return policy.createHTML(html);
    };
  }

  $('[data-fragment]').on('click', function () {
    $.ajax({ url: $(this).data('fragment'), dataType: 'text' }).done(function (html) {
      $('#fragment-place').html(trust(html));
    });
  });
})(jQuery);
