/* The site's own script to load page fragments. With Trusted Types it needs its own policy, which the
   page's Content-Security-Policy names next to cb-html. It trusts the site's own server. */
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
