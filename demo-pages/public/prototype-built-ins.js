/*
 * Changes the browser's built-ins the way Prototype.js does in versions 1.6 and 1.7. Load it together with
 * `prototype-1.6-built-ins.js` or `prototype-1.7-built-ins.js`, which change what only that version does.
 *
 * This is not the library: it has the same names, with the arguments they take and those they ignore.
 */
(function () {
  'use strict';

  var slice = Array.prototype.slice;
  var forEach = Array.prototype.forEach;
  var nativeReverse = Array.prototype.reverse;
  var STOP = {};

  /* Assigns, as the library does, so that for...in finds what was added. */
  function extend(target, methods) {
    for (var name in methods) target[name] = methods[name];
    return target;
  }

  function identity(value) {
    return value;
  }

  /* Knows neither iterators nor a second argument. */
  function toList(from) {
    if (!from) return [];
    if ('toArray' in Object(from)) return from.toArray();
    var length = from.length || 0;
    var list = new Array(length);
    while (length--) list[length] = from[length];
    return list;
  }

  /* Passes a value and its index to the callback, never the list. */
  function each(callback, context) {
    var index = 0;
    try {
      forEach.call(this, function (value) {
        callback.call(context, value, index++);
      });
    } catch (reason) {
      if (reason !== STOP) throw reason;
    }
    return this;
  }

  function collect(callback, context) {
    var list = [];
    each.call(this, function (value, index) {
      list.push((callback || identity).call(context, value, index));
    });
    return list;
  }

  function findAll(callback, context) {
    var list = [];
    each.call(this, function (value, index) {
      if (callback.call(context, value, index)) list.push(value);
    });
    return list;
  }

  function detect(callback, context) {
    var found;
    each.call(this, function (value, index) {
      if (!callback.call(context, value, index)) return;
      found = value;
      throw STOP;
    });
    return found;
  }

  function any(callback, context) {
    var result = false;
    each.call(this, function (value, index) {
      if (!(callback || identity).call(context, value, index)) return;
      result = true;
      throw STOP;
    });
    return result;
  }

  function all(callback, context) {
    return !any.call(this, function (value, index) {
      return !(callback || identity).call(context, value, index);
    });
  }

  function clone() {
    return slice.call(this, 0);
  }

  Array.from = toList;
  extend(Array.prototype, {
    _each: forEach,
    _reverse: nativeReverse,
    each: each,
    collect: collect,
    detect: detect,
    find: detect,
    select: findAll,
    findAll: findAll,
    all: all,
    any: any,
    toArray: clone,
    clone: clone,
    inject: function (memo, callback) {
      each.call(this, function (value, index) {
        memo = callback(memo, value, index);
      });
      return memo;
    },
    include: function (value) {
      return this.indexOf(value) > -1;
    },
    pluck: function (name) {
      return collect.call(this, function (value) {
        return value[name];
      });
    },
    first: function () {
      return this[0];
    },
    last: function () {
      return this[this.length - 1];
    },
    clear: function () {
      this.length = 0;
      return this;
    },
    size: function () {
      return this.length;
    },
    inspect: function () {
      return '[' + this.join(', ') + ']';
    },
    reverse: function (inline) {
      return nativeReverse.call(inline === false ? clone.call(this) : this);
    }
  });

  extend(Function.prototype, {
    curry: function () {
      var method = this;
      var given = slice.call(arguments, 0);
      return function () {
        return method.apply(this, given.concat(slice.call(arguments, 0)));
      };
    },
    delay: function (seconds) {
      return window.setTimeout(this, seconds * 1000);
    }
  });

  extend(String.prototype, {
    sub: function (pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    strip: function () {
      return this.replace(/^\s+|\s+$/g, '');
    },
    include: function (text) {
      return this.indexOf(text) > -1;
    },
    toArray: function () {
      return this.split('');
    }
  });

  extend(RegExp.prototype, { match: RegExp.prototype.test });
  extend(Event.prototype, {
    stop: function () {
      this.preventDefault();
      this.stopPropagation();
      this.stopped = true;
    },
    element: function () {
      return this.target;
    }
  });

  extend(Object, {
    values: function (object) {
      var values = [];
      for (var name in object) values.push(object[name]);
      return values;
    },
    extend: extend
  });

  /* Methods of every element, some of which replace the browser's own. */
  extend(HTMLElement.prototype, {
    remove: function () {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo: function () {
      var box = this.getBoundingClientRect();
      window.scrollTo(box.left + window.scrollX, box.top + window.scrollY);
      return this;
    },
    select: function (selector) {
      return toList(this.querySelectorAll(selector));
    },
    match: function (selector) {
      return this.matches(selector);
    },
    show: function () {
      this.style.display = '';
      return this;
    },
    hide: function () {
      this.style.display = 'none';
      return this;
    },
    toggle: function () {
      return this.style.display === 'none' ? this.show() : this.hide();
    },
    update: function (text) {
      this.textContent = text;
      return this;
    },
    empty: function () {
      return this.textContent.trim() === '';
    },
    next: function () {
      return this.nextElementSibling;
    },
    previous: function () {
      return this.previousElementSibling;
    },
    identify: function () {
      return this.id || (this.id = 'anonymous_element_' + Math.random());
    }
  });

  var NativeElement = window.Element;
  window.Element = function Element(tagName) {
    return document.createElement(tagName);
  };
  extend(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;
})();
