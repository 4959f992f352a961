import { useState } from 'react';
import { calendarText } from '../../domain/files/calendar-text.ts';
import { fileName } from '../../domain/files/file-table.ts';
import { arrivalEvents } from '../../domain/orders/arrivals.ts';
import type { OrderedItem } from '../../domain/orders/order.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { saveFile } from './save-file.ts';

const messages = defineMessages('ui', {
  arrivals: 'Arrivals',
  arrivalsHint: 'Someone needs to be there to receive living materials.',
  arrivalsCalendar: 'Calendar file (.ics)',
  arrivalsChecklist: 'Receiving checklist',
  arrivalsSaved: 'Saved: {file}',
  arrivalTitle: 'Arrives: {name}',
  arrivalDetails: '{quantity} of item {item}, order {order}',
});

interface OrderArrivalsProps {
  /** The number of the order. */
  order: string;
  items: readonly OrderedItem[];
  onChecklist: () => void;
}

/** The arrivals of an order: as a calendar file, and as a checklist. */
export function OrderArrivals({ order, items, onChecklist }: OrderArrivalsProps) {
  const [savedText, setSavedText] = useState('');
  const events = arrivalEvents(
    items,
    { order, shop: location.hostname },
    {
      title: ({ description, itemNumber }) =>
        fill(messages.arrivalTitle, { name: description ?? itemNumber }),
      details: ({ itemNumber, quantity = 1 }) =>
        fill(messages.arrivalDetails, { quantity, item: itemNumber, order }),
    },
  );

  function save(): void {
    const file = `${fileName('arrivals', order)}.ics`;
    saveFile(file, new Blob([calendarText(events, new Date())], { type: 'text/calendar;charset=utf-8' }));
    const text = fill(messages.arrivalsSaved, { file });
    setSavedText(text);
    announce(text);
  }

  return (
    <section className="cb-files__part">
      <h3 className="cb-subheading">{messages.arrivals}</h3>
      {events.length > 0 && <p className="cb-files__text">{messages.arrivalsHint}</p>}
      <div className="cb-files__ways">
        {events.length > 0 && <Button onPress={save}>{messages.arrivalsCalendar}</Button>}
        <Button onPress={onChecklist}>{messages.arrivalsChecklist}</Button>
      </div>
      <p className="cb-files__told">{savedText}</p>
    </section>
  );
}
