import { defineMessages } from '../page/messages.ts';

/** Words of the restriction dialog; a page overrides them as `config.messages.ui`. */
export const restrictionMessages = defineMessages('ui', {
  restrictionTitle: 'Items to remove before checkout',
  discontinuedTitle: 'Discontinued Item Notice',
  discontinuedText:
    'The following product(s) have been discontinued and can no longer be ordered. Please remove items from your order and proceed with checkout. Please call {phone} for assistance with substitution items.',
  usersTitle: 'Users Restriction',
  usersText:
    'The following product(s) can only be ordered by authorized users. Please remove items from your order and proceed with checkout. Please call {phone} to have your account authorized.',
  geographyTitle: 'Geographic Item Notice',
  geographyText:
    'The following product(s) cannot be shipped to your area. Please remove items from your order and proceed with checkout. Please call {phone} for assistance with substitution items.',
  schoolsTitle: 'Restricted Item Notice',
  schoolsText:
    'The following product(s) can only be sold and shipped to authorized schools or businesses. Please remove items from your order and proceed with checkout. Many restricted products have substitution options available. Please call {phone} for assistance with substitution items.',
  restrictedItemNumber: 'Item #{number}',
  removeRestricted: 'REMOVE ITEMS & CONTINUE',
  reviewRestricted: 'GO TO CART & REVIEW',
});
