/*
 * The shop's own legacy script: the departments' menu on small screens, "Add to Cart" without leaving the page, and the
 * buttons of the gallery. Needs jQuery.
 */
(function ($) {
  'use strict';

  function tellWidgets() {
    document.dispatchEvent(new CustomEvent('cb:cart-refresh'));
  }

  $('.nav-toggle').on('click', function () {
    var isOpen = $('.site-nav').toggleClass('open').hasClass('open');
    $(this).attr('aria-expanded', String(isOpen));
  });

  $(document).on('submit', '.add-to-cart', function (event) {
    var $form = $(this);
    var $button = $form.find('button');
    var $outcome = $form.find('.add-outcome');
    event.preventDefault();
    if ($button.prop('disabled')) return;
    $button.prop('disabled', true);
    $outcome.text('');
    $.ajax({ url: $form.attr('action'), method: 'POST', data: $form.serialize(), dataType: 'text' })
      .done(function (text) {
        $outcome.text(text);
        tellWidgets();
      })
      .fail(function (request) {
        $outcome.text(request.status === 422 ? request.responseText : 'That did not work. Please try again.');
      })
      .always(function () {
        $button.prop('disabled', false).trigger('focus');
      });
  });

  $('[data-demo="class-set"]').on('click', function () {
    var item = { itemNumber: $(this).data('item-number'), quantity: 30 };
    var $outcome = $(this).next().text('Adding…');
    window.cbWidgets = window.cbWidgets || { queue: [] };
    window.cbWidgets.queue.push([
      'cart.add',
      [item],
      function (outcome) {
        $outcome.text(outcome.refused.length ? outcome.refused[0].reason : 'Added to your cart.');
      },
    ]);
  });

  $('[data-demo="add"]').on('click', function () {
    $('<div>').attr('data-cb-widget', 'quick-order').appendTo('#place-one');
  });
  $(document).on('click', '[data-demo="ask"]', function () {
    var row = this.closest('[data-cb-item-number], [data-cb-order]').dataset;
    $(this)
      .next()
      .text('We will call you about ' + (row.cbItemNumber || row.cbOrder) + '.');
  });
  $('[data-demo="move"]').on('click', function () {
    $('#place-one').children().first().appendTo('#place-two');
  });
  $('[data-demo="remove"]').on('click', function () {
    $('.demo-place').children().last().remove();
  });
})(jQuery);
