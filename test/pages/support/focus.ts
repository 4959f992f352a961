import type { Page } from 'puppeteer-core';

/**
 * What assistive technology is told of the focused element: its role and its name, 'button Remove all'.
 * 'nothing' while the focus is nowhere.
 */
export async function focusedName(page: Page): Promise<string> {
  const client = await page.createCDPSession();
  try {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.subtype === 'null' || result.className === 'HTMLBodyElement') return 'nothing';
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return `${nodes[0]?.role?.value} ${nodes[0]?.name?.value}`.trim();
  } finally {
    await client.detach();
  }
}
