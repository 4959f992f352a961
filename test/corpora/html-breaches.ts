/**
 * Everything in an element that the rules for the server's HTML do not allow [S2], a line each. It stands alone,
 * so that it can be sent into a page.
 */
export function findHtmlBreaches(shown: Element): string[] {
  const TAGS =
    /^(a|b|strong|em|i|u|br|p|ul|ol|li|span|div|h[345]|img|table|thead|tbody|tfoot|tr|th|td|caption|sup|sub|small|hr)$/;
  const ATTRIBUTES = /^(href|src|alt|title|class|colspan|rowspan|scope|width|height|target|rel)$/;
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
  };

  function depthOf(element: Element): number {
    let depth = 0;
    for (let one: Element | null = element; one && one !== shown; one = one.parentElement) depth += 1;
    return depth;
  }

  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].flatMap(({ name, value }) =>
      ATTRIBUTES.test(name) && (ALLOWED[name]?.(value) ?? true) ? [] : [`${tag} ${name} ${value}`],
    );
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return [
      ...(isHtml && TAGS.test(tag) ? [] : [tag]),
      ...attributes,
      ...(depthOf(element) > 70 ? [`${tag} too deep`] : []),
    ];
  });
}
