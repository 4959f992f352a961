// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../../demo-pages/server/scenarios/all-scenarios.ts';
import { PAGES, WIDTHS, writeSheet } from '../../../engines/sheet/sheet-page.ts';

describe('the sheet of six pages in the engines', () => {
  it('has a picture of each page at each width in every installed engine [workbench Shots]', () => {
    const sheet = writeSheet([
      { engine: 'chromium', version: '156' },
      { engine: 'firefox', version: '140' },
    ]);
    const pictures = [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
    expect(pictures).toHaveLength(PAGES.length * WIDTHS.length * 2);
    expect(pictures).toContain('engines/cart-page-usual.375.firefox.png');
    expect(sheet).not.toContain('isn&#39;t installed');
  });

  it('says how to install a missing engine, and has no pictures of it [workbench Shots]', () => {
    const sheet = writeSheet([
      { engine: 'chromium', version: '156' },
      { engine: 'webkit', advice: 'apt-get install -y webkit2gtk-driver' },
    ]);
    expect(sheet).toContain('<code>apt-get install -y webkit2gtk-driver</code>');
    expect(sheet).not.toContain('webkit.png');
  });

  it('shows states that the demo shop has [workbench Shots]', () => {
    const ids: string[] = ALL_SCENARIOS.map(({ id }) => id);
    for (const page of PAGES) expect(ids).toContain(page);
  });
});
