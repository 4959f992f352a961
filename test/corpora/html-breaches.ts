/**
 * Lists everything in an element that the rules for the server's HTML forbid [S2], a line each. It is self-contained,
 * so that it can be sent into a page.
 */
export function findHtmlBreaches(shown: Element): string[] {
  const TAGS =
    /^(a|b|strong|em|i|u|br|p|ul|ol|li|span|div|h[345]|img|table|thead|tbody|tfoot|tr|th|td|caption|sup|sub|small|hr|picture|source|video|audio|track)$/;
  const ATTRIBUTES =
    /^(href|src|alt|title|class|colspan|rowspan|scope|width|height|target|rel|id|role|style|srcset|sizes|media|type|loading|poster|controls|loop|muted|autoplay|playsinline|preload|kind|srclang|label|default|aria-[\w-]+|data-.+)$/;
  const FORM = document.createElement('form');
  const isOwn = (address: string) => {
    const url = URL.canParse(address) && new URL(address);
    return url && url.origin === location.origin && !url.pathname.startsWith('//');
  };
  const ALLOWED: Record<string, (value: string) => boolean> = {
    target: (value) => value === '_blank',
    rel: (value) => value === 'noopener noreferrer',
    href: (value) => (isOwn(value) && !/rest.*cb/i.test(value)) || /^(tel|mailto):/.test(value),
    src: (value) => (isOwn(value) && !/rest.*cb/i.test(value)) || value.startsWith('https:'),
    class: (value) => !/(^|\s)cb-/i.test(value),
    srcset: (value) => value.split(/,\s+/).every((one) => /^(https:|http:\/\/(localhost|127))/.test(one)),
    poster: (value) => isOwn(value) || value.startsWith('https:'),
    id: (value) => !/^(cb-|cbWidgets$|dataLayer$)/i.test(value) && !(value in document) && !(value in FORM),
    style: isHarmless,
  };

  /** No declaration may take an element out of the flow, hide it, fetch something or cover something else. */
  function isHarmless(value: string): boolean {
    const { style } = document.createElement('i');
    style.cssText = value;
    return [...style].every(
      (property) =>
        /^(color|background-color|font|line-height|letter-|word-|white-space|text-|vertical-align|margin|padding|border|(min-|max-)?(width|height))/.test(
          property,
        ) && !/url|image|calc|attr|(^|[\s(,])-\d|\dv[wh]/i.test(style.getPropertyValue(property)),
    );
  }

  function depthOf(element: Element): number {
    let depth = 0;
    for (let one: Element | null = element; one && one !== shown; one = one.parentElement) depth += 1;
    return depth;
  }

  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      ATTRIBUTES.test(name) && !/^data-cb-(?!style$)/.test(name) && (ALLOWED[name]?.(value) ?? true)
        ? []
        : [`${tag} ${name} ${value}`],
    );
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return [
      ...(isHtml && TAGS.test(tag) ? [] : [tag]),
      ...attributes,
      ...(/^(video|audio|source|track)$/.test(tag) &&
      element.hasAttribute('src') &&
      !isOwn(element.getAttribute('src') as string)
        ? [`${tag} from elsewhere`]
        : []),
      ...(depthOf(element) > 70 ? [`${tag} too deep`] : []),
    ];
  });
}
