import { defineMessages } from '../page/messages.ts';

/** Words of the shared components; a page overrides them as `config.messages.ui`. */
export const uiMessages = () =>
  defineMessages('ui', {
    close: 'Close',
    dismiss: 'Dismiss',
    quantityOf: 'Quantity of {name}',
    increase: 'Increase quantity of {name}',
    decrease: 'Decrease quantity of {name}',
    loading: 'Loading',
    print: 'Print',
    partMissing: 'This part of the page could not be loaded. Please reload the page.',
  });
