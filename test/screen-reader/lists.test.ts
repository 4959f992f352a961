/** What Orca says on a shopper's own list. */
import { describe, expect, it } from 'vitest';
import { REPLIES, useListener } from './support/listener.ts';

const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30';
const SHEEP = 'Sheep Brain, Preserved, Dura Mater Intact';

describe('a list, heard', () => {
  const { listen } = useListener(REPLIES);

  it('says what is wrong with a new name, and that it was saved [accessibility Menu button, accessibility Dialogs, accessibility Fields]', async () => {
    const { startAt, press, pressRemoving, clear, type, transcript } = await listen(LIST);
    await startAt('button', 'More actions');
    await press('Return', 'e');
    await pressRemoving('Return');
    await clear();
    await press('Return');
    await type('Brains');
    await pressRemoving('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/list-name.txt');
  });

  it('says each new quantity and removal of an item once [accessibility Quantity, accessibility Removal, accessibility Undo]', async () => {
    const { startAt, press, pressRemoving, transcript } = await listen(LIST);
    await startAt('textbox', `Quantity of ${SHEEP}`);
    await press('Up', 'Tab', 'Tab', 'Tab');
    await pressRemoving('Return');
    await pressRemoving('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/list-items.txt');
  });
});
