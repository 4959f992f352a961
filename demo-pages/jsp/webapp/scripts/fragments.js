/* The site's own script to load page fragments. With Trusted Types it needs a policy of its own, which the page's
   Content-Security-Policy names next to cb-html. It trusts what the site's own server sends. */
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
