/* The built-ins of the browser as Prototype.js 1.6 leaves them: the same names, with the arguments they take there and
   what they ignore. Not the library itself; 1.7.3, in its own file beside this one, is. */
(function () {
  'use strict';

  var slice = Array.prototype.slice;
  var forEach = Array.prototype.forEach;
  var nativeReverse = Array.prototype.reverse;
  var STOP = {};

  /* As the library does it: by assignment, so that for-in finds what was added. */
  function put(target, methods) {
    for (var name in methods) target[name] = methods[name];
  }

  function same(value) {
    return value;
  }

  /* Neither iterators nor a second argument. */
  function toList(from) {
    if (!from) return [];
    if ('toArray' in Object(from)) return from.toArray();
    var length = from.length || 0;
    var list = new Array(length);
    while (length--) list[length] = from[length];
    return list;
  }

  /* Callbacks get a value and its place, never the list. */
  function each(callback, context) {
    var place = 0;
    try {
      forEach.call(this, function (value) {
        callback.call(context, value, place++);
      });
    } catch (reason) {
      if (reason !== STOP) throw reason;
    }
    return this;
  }

  function collect(callback, context) {
    var list = [];
    each.call(this, function (value, place) {
      list.push((callback || same).call(context, value, place));
    });
    return list;
  }

  function findAll(callback, context) {
    var list = [];
    each.call(this, function (value, place) {
      if (callback.call(context, value, place)) list.push(value);
    });
    return list;
  }

  function detect(callback, context) {
    var found;
    each.call(this, function (value, place) {
      if (!callback.call(context, value, place)) return;
      found = value;
      throw STOP;
    });
    return found;
  }

  function any(callback, context) {
    var result = false;
    each.call(this, function (value, place) {
      if (!(callback || same).call(context, value, place)) return;
      result = true;
      throw STOP;
    });
    return result;
  }

  function all(callback, context) {
    return !any.call(this, function (value, place) {
      return !(callback || same).call(context, value, place);
    });
  }

  function clone() {
    return slice.call(this, 0);
  }

  Array.from = toList;
  put(Array.prototype, {
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
    entries: clone,
    toArray: clone,
    clone: clone,
    inject: function (memo, callback) {
      each.call(this, function (value, place) {
        memo = callback(memo, value, place);
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

  put(Function.prototype, {
    bind: function (context) {
      if (arguments.length < 2 && context === undefined) return this;
      if (Object.prototype.toString.call(this) !== '[object Function]') throw new TypeError('not callable');
      var method = this;
      var given = slice.call(arguments, 1);
      return function () {
        return method.apply(context, given.concat(slice.call(arguments, 0)));
      };
    },
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

  put(String.prototype, {
    startsWith: function (text) {
      return this.lastIndexOf(text, 0) === 0;
    },
    endsWith: function (text) {
      var from = this.length - text.length;
      return from >= 0 && this.indexOf(text, from) === from;
    },
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

  put(RegExp.prototype, { match: RegExp.prototype.test });
  put(Event.prototype, {
    stop: function () {
      this.preventDefault();
      this.stopPropagation();
      this.stopped = true;
    },
    element: function () {
      return this.target;
    }
  });

  put(Object, {
    keys: function (object) {
      var names = [];
      for (var name in object) names.push(name);
      return names;
    },
    values: function (object) {
      var values = [];
      for (var name in object) values.push(object[name]);
      return values;
    },
    extend: function (target, source) {
      put(target, source);
      return target;
    }
  });

  put(Array.prototype, {
    map: collect,
    filter: findAll,
    some: any,
    every: all,
    reduce: function () {
      return this.length > 1 ? this : this[0];
    },
    toJSON: function () {
      return '[' + collect.call(this, function (value) {
        return JSON.stringify(value);
      }).join(', ') + ']';
    }
  });
  put(String.prototype, {
    toJSON: function () {
      return '"' + this + '"';
    }
  });
  put(Date.prototype, {
    toJSON: function () {
      return '"' + this.toISOString() + '"';
    }
  });

  /* Methods of every element, in place of what the browser has there. */
  put(HTMLElement.prototype, {
    remove: function () {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo: function () {
      var place = this.getBoundingClientRect();
      window.scrollTo(place.left + window.scrollX, place.top + window.scrollY);
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
  put(window.Element, NativeElement);
  window.Element.prototype = NativeElement.prototype;
})();
