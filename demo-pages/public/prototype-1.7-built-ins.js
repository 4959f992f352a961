/* Changes the built-ins that only Prototype.js 1.7 changes. Load it after `prototype-built-ins.js`. */
(function () {
  'use strict';

  function identity(value) {
    return value;
  }

  /* Runs the browser's own method, with a default callback. */
  function withCallback(method) {
    return function (callback, context) {
      return method.call(this, callback === undefined ? identity : callback, context);
    };
  }

  /* Adds methods that the browser does not have. Only their names matter here. */
  function addNames(target, names) {
    names.split(' ').forEach(function (name) {
      target[name] = identity;
    });
  }

  Object.extend(Array.prototype, {
    map: withCallback(Array.prototype.map),
    some: withCallback(Array.prototype.some),
    every: withCallback(Array.prototype.every)
  });
  delete Array.prototype.entries;
  addNames(
    Array.prototype,
    'compact eachSlice flatten grep inGroupsOf intersect invoke max member min partition reject sortBy uniq without zip'
  );

  RegExp.escape = function (text) {
    return String(text).replace(/([.*+?^=!:${}()|[\]\/\\])/g, '\\$1');
  };

  addNames(Function.prototype, 'argumentNames bindAsEventListener defer methodize wrap');
  addNames(Number.prototype, 'abs ceil floor round succ times toColorPart toPaddedString');
  addNames(
    String.prototype,
    'blank camelize capitalize dasherize empty escapeHTML evalJSON evalScripts extractScripts gsub inspect interpolate ' +
      'isJSON parseQuery scan stripScripts stripTags succ times toQueryParams truncate underscore unescapeHTML unfilterJSON'
  );
  addNames(
    Object,
    'clone inspect isArray isDate isElement isFunction isHash isNumber isString isUndefined toHTML toJSON toQueryString'
  );
  addNames(
    HTMLElement.prototype,
    'absolutize addClassName adjacent ancestors childElements childOf classNames cleanWhitespace clone clonePosition ' +
      'descendantOf descendants down fire getDimensions getHeight getLayout getStorage getStyle getWidth hasClassName ' +
      'insert inspect makePositioned measure nextSiblings observe on positionedOffset previousSiblings purge ' +
      'readAttribute relativize removeClassName replace retrieve setOpacity setStyle siblings stopObserving store ' +
      'toggleClassName undoPositioned up viewportOffset visible wrap writeAttribute'
  );
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement].forEach(function (field) {
    addNames(field.prototype, 'activate clear disable enable getValue present serialize setValue');
  });
  addNames(HTMLFormElement.prototype, 'disable enable findFirstElement focusFirstElement getElements getInputs request serialize');
  addNames(document, 'fire loaded observe on stopObserving viewport');
})();
