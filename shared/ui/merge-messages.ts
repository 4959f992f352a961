import { defineMessages } from '../page/messages.ts';

/** Words of the Merged Cart Notice, which come with its code; overridden as those of `ui-messages.ts`. */
export const mergeMessages = defineMessages('ui', {
  mergeTitle: 'Merged Cart Notice',
  mergeQuestion: 'You have another cart from an earlier visit. Which one would you like to go on with?',
  mergeCurrent: 'Current cart',
  mergePrevious: 'Previous cart',
  mergeOneItem: '1 item',
  mergeItems: '{count} items',
  useCurrent: 'Use Current Cart',
  usePrevious: 'Use Previous Cart',
  mergeBoth: 'Merge Both Carts',
});
