import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { GUEST, MEMBER, openPublicList } from './public-list-on-screen.ts';

keepTestsApart({ quiet: true });

describe('choosing items of a public list', () => {
  it('is for guests too, with all items of the list [picker Places, picker Rights]', async () => {
    const { press, dialog } = await openPublicList({ profile: GUEST });
    await press('Choose items…');
    await settle();
    expect([...dialog().querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      'Beaker 1Item #9001011−+',
      'Beaker 2Item #9001022−+',
      'Beaker 3Item #9001033−+',
    ]);
  });

  it('is not offered in a punch-out session [picker Rights]', async () => {
    const { button } = await openPublicList({
      profile: { ...MEMBER, userSegment: { 'Punchout Session': 'true' } },
    });
    expect(button('Choose items…')).toBeUndefined();
  });
});
