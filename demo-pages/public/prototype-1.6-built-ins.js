/* Changes the built-ins that only Prototype.js 1.6 changes. Load it after `prototype-built-ins.js`. */
(function () {
  'use strict';

  var slice = Array.prototype.slice;

  Object.extend(Array.prototype, {
    entries: Array.prototype.clone,
    map: Array.prototype.collect,
    filter: Array.prototype.findAll,
    some: Array.prototype.any,
    every: Array.prototype.all,
    reduce: function () {
      return this.length > 1 ? this : this[0];
    },
    toJSON: function () {
      return '[' + this.collect(function (value) {
        return JSON.stringify(value);
      }).join(', ') + ']';
    }
  });

  Object.extend(Function.prototype, {
    bind: function (context) {
      if (arguments.length < 2 && context === undefined) return this;
      if (Object.prototype.toString.call(this) !== '[object Function]') throw new TypeError('not callable');
      var method = this;
      var given = slice.call(arguments, 1);
      return function () {
        return method.apply(context, given.concat(slice.call(arguments, 0)));
      };
    }
  });

  Object.extend(String.prototype, {
    startsWith: function (text) {
      return this.lastIndexOf(text, 0) === 0;
    },
    endsWith: function (text) {
      var from = this.length - text.length;
      return from >= 0 && this.indexOf(text, from) === from;
    },
    toJSON: function () {
      return '"' + this + '"';
    }
  });

  Object.extend(Date.prototype, {
    toJSON: function () {
      return '"' + this.toISOString() + '"';
    }
  });

  Object.extend(Object, {
    keys: function (object) {
      var names = [];
      for (var name in object) names.push(name);
      return names;
    }
  });
})();
