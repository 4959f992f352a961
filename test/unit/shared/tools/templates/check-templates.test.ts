// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownWidgets, readKnownWidgets } from '../../../../../shared/tools/known-widgets.ts';
import { checkTemplates } from '../../../../../shared/tools/templates/check-templates.ts';
import { type Finding, RULES } from '../../../../../shared/tools/templates/findings.ts';
import { fc } from '../../../support/generated.ts';
import { MISTAKES } from './mistakes.ts';

const SHOP = join(import.meta.dirname, 'shop');

let widgets: KnownWidgets;
beforeAll(async () => {
  widgets = await readKnownWidgets();
});

function check(files: Record<string, string>): Finding[] {
  return checkTemplates(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    widgets,
  );
}

/** A page around a body, with loader and state block. */
function page(body: string): string {
  return `<html><head><script type="application/json" id="cb-state">{"config": {"csrfToken": "1"}}</script>
<script type="module" src="/widgets/loader.js"></script></head><body>${body}</body></html>`;
}

describe('a template', () => {
  it.each(MISTAKES)(
    'with $what gets one message that says what to do [embedding Template check]',
    (mistake) => {
      const [place, level, message] = mistake.expected;
      const findings = check(mistake.files);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({ file: Object.keys(mistake.files)[0], level });
      expect(`${findings[0]?.line}:${findings[0]?.column}`).toBe(place);
      expect(findings[0]?.message).toContain(message);
    },
  );

  it('may write the kit’s attributes as its tags do [embedding Template check]', () => {
    const tag = '<cb:order-detail tempB2i="true" styleClass="wide" off="false" load="idle"/>';
    const kit = '<%@ page pageEncoding="UTF-8" %><%@ taglib prefix="cb" uri="urn:catalogue-islands" %>';
    const text = `${kit}${page(tag)}`;
    expect(check({ 'order.jsp': text }).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('may fix the view if each of the cart’s addresses has its own page [embedding Template check]', () => {
    const files = {
      'cart.jsp': page('<div data-cb-widget="cart-page" data-view="standard"></div>'),
      'inspect.jsp': page('<div data-cb-widget="cart-page" data-view="inspect"></div>'),
    };
    expect(check(files)).toEqual([]);
    const { 'cart.jsp': only } = files;
    expect(check({ 'cart.jsp': only }).map(({ rule }) => rule)).toEqual(['one-view-for-both']);
    const dynamic = only.replace('standard', '${view}');
    expect(check({ 'cart.jsp': dynamic }).map(({ level }) => level)).toEqual(['note']);
    expect(check({ 'cart.jsp': only.replace(' data-view="standard"', '') })).toEqual([]);
  });

  it.each([
    ['{"config": ${cb:json(settings)}, "profile": ${cb:json(profile)}}', []],
    ['{"config": {"csrfToken": <%= token %>, "off": [${cb:json(one)}]}}', []],
    ['{"config": {"phone": "1"<c:if test="${a}">, "csrfToken": "${cb:json(b)}"</c:if>}}', []],
    ['{"config": {"phone": ${cb:json(phone)}}}', ['no-csrf-token']],
    ['{"config": {"csrfToken": ${cb:json(token)}, "storename": ${cb:json(name)}}}', ['unknown-key']],
    [
      '{"config": {"csrfToken": ${cb:json(a)}, "messages": {"shared": {"title": ${cb:json(b)}}}}}',
      ['unknown-message'],
    ],
    ['{"config": {"csrfToken": "1", "messages": {"ui": {"reloadPage": "Reload"}}}}', []],
  ])(
    'is checked as far as it writes the state block itself: %s [embedding Template check, embedding State block]',
    (block, rules) => {
      const text = page('<div data-cb-widget="mini-cart"></div>').replace(/>\{.*?\}\}</, () => `>${block}<`);
      const findings = check({ 'cart.jsp': text }).filter(({ level }) => level !== 'note');
      expect(findings.map(({ rule }) => rule)).toEqual(rules);
    },
  );

  it('may print a head fragment with its own code [embedding Template check, embedding Head]', () => {
    const reading = '<% out.print(head.read(application.getResource("/widgets/head-nonce.html"))); %>';
    const text = page('<div data-cb-widget="mini-cart"></div>').replace(
      /<script type="module".*?<\/script>/,
      reading,
    );
    expect(text).toContain(reading);
    expect(check({ 'cart.jsp': text })).toEqual([]);
    expect(check({ 'cart.jsp': text.replace(reading, '') }).map(({ rule }) => rule)).toEqual(['no-loader']);
  });

  it.each([
    ['code', '<% out.print(parts.read("/site/site.head.html")); %>', 'no-loader'],
    ['an include', '<jsp:include page="/site/site.head.html"/>', 'known-only-at-run-time'],
  ])(
    'gets no loader from its own fragment, by %s [embedding Template check, embedding Head]',
    (_, other, rule) => {
      const text = page('<div data-cb-widget="mini-cart"></div>').replace(
        /<script type="module".*?<\/script>/,
        other,
      );
      expect(check({ 'cart.jsp': text }).map((finding) => finding.rule)).toEqual([rule]);
    },
  );

  it('has a mistake here for each rule', () => {
    const rules = new Set(MISTAKES.flatMap(({ files }) => check(files)).map(({ rule }) => rule));
    expect([...rules].sort()).toEqual([...RULES].sort());
  });

  it('of a whole shop, with includes, tag files, JSTL and ATG tags, has no mistake [embedding Template check]', () => {
    const paths = readdirSync(SHOP, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$/.test(path),
    );
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(SHOP, path), 'utf8')]));
    expect(paths.length).toBeGreaterThan(5);
    expect(check(files).map(({ level, rule }) => `${level} ${rule}`)).toEqual([
      'note known-only-at-run-time',
      'note known-only-at-run-time',
      'note known-only-at-run-time',
    ]);
  });

  it.each([
    ['in a comment of JSP', page('<%-- <div data-cb-widget="gone"></div> --%>')],
    ['in a comment of HTML', page('<!-- <div data-cb-widget="gone"></div><cb:gone/> -->')],
    ['in a script', page('<script>let a = \'<div data-cb-widget="gone">\';</script>')],
    ['in a text of Java', page('<% out.print("<div data-cb-widget=\\"gone\\">"); %>')],
    ['in an attribute of an action', page('<c:set var="a" value="<div data-cb-widget=\'gone\'>"/>')],
    ['as escaped EL', page('<span title="\\${a"></span><div data-cb-widget="mini-cart"></div>')],
    [
      'of a condition each',
      page(
        '<c:choose><c:when test="${a > b}"><div data-cb-widget="cart-page"></div></c:when><c:otherwise><div data-cb-widget="cart-page"></div></c:otherwise></c:choose>',
      ),
    ],
    ['behind quotation marks in EL', page('<div data-cb-widget="mini-cart" title="${a["b"]}"></div>')],
    [
      'in a slot of another one',
      page(
        '<div data-cb-widget="cart-page"><template data-cb-slot="empty"><div data-cb-widget="recommendations"></div></template></div>',
      ),
    ],
    [
      'on a page that the server sends piece by piece',
      page('<div data-cb-widget="mini-cart"></div>').replace('src="/widgets/loader.js"', 'async $&'),
    ],
    [
      'in the header, which keeps it',
      page('<div data-cb-widget="site-header"><div data-cb-widget="mini-cart"></div></div>'),
    ],
    [
      'whose attributes depend on a condition',
      page('<div <c:if test="${a}">class="a"</c:if> data-cb-widget="mini-cart"></div>'),
    ],
  ])('has no mistake %s [embedding Template check]', (_, text) => {
    expect(check({ 'a.jsp': text })).toEqual([]);
  });

  it('is found by its address from the site’s root, even if a folder below it is checked [embedding Template check]', () => {
    const text = '<%@ include file="/WEB-INF/jsp/head.jspf" %><div data-cb-widget="mini-cart"></div>';
    const head = '<html><script type="module" src="/widgets/loader.js"></script>';
    expect(check({ 'a.jsp': text, 'head.jspf': head }).map(({ rule }) => rule)).toEqual([
      'state-block-missing',
    ]);
  });

  it('that includes itself is read once', () => {
    expect(check({ 'a.jsp': `<jsp:include page="a.jsp"/>${page('')}`, 'b.jsp': page('') })).toEqual([]);
  });

  it('may be any garbage [embedding Template check]', () => {
    const words = [
      '<%',
      '%>',
      '<%--',
      '--%>',
      '<%@ include file="a.jsp" %>',
      '${',
      '#{',
      '}',
      '"',
      "'",
      '\\',
      '\n',
      '<',
      '>',
      '/>',
      '<div data-cb-widget=',
      '<cb:widget name="',
      '</cb:widget>',
      '<script id="cb-state">',
      '</script>',
      '<p>',
      '<!--',
      '-->',
      '<%@ taglib prefix="cb" uri="catalogue-islands" %>',
      '<cb-cart-page ',
      'data-view="',
      '__proto__',
      '\uFDD0',
      '{"config":',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const { line, column } of check({ 'a.jsp': one.join(''), 'b.tag': other.join('') })) {
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
      }),
      { seed: 20261122, numRuns: 1500 },
    );
  });
});
