import { useState } from 'react';
import { configuration } from '../../page/configuration.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useUniqueId } from '../hooks.ts';
import { Spinner } from '../loading.tsx';
import { ProductImage } from '../product-image.tsx';

const messages = defineMessages('ui', {
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
  restrictedUnnamed: 'An item in your cart',
  restrictedItemNumber: 'Item #{number}',
  removeRestricted: 'REMOVE ITEMS & CONTINUE',
  reviewRestricted: 'GO TO CART & REVIEW',
});

/** In the order of [1 §8 Restricted dialogs]. */
const GROUPS = ['discontinued', 'users', 'geography', 'schools'] as const;

/** An item that this shopper may not order. */
interface RestrictedProduct {
  itemNumber?: string;
  name?: string;
  imageUrl?: string;
}

interface RestrictionDialogProps {
  /** The items that may not be ordered, by reason. A group may be empty. */
  groups: Record<(typeof GROUPS)[number], readonly RestrictedProduct[]>;
  /** Removes the items and leaves the page. The dialog accepts nothing else until the promise settles. */
  onRemove: () => Promise<void>;
  /** Returns to the page where the items can be reviewed; Escape does the same. */
  onReview: () => void;
}

/**
 * Says which items stop an order, in up to four groups, and asks what to do [1 §8 Restricted dialogs]. A single group gives
 * the dialog its title.
 */
export function RestrictionDialog({ groups, onRemove, onReview }: RestrictionDialogProps) {
  const [removing, setRemoving] = useState(false);
  const id = useUniqueId();
  const named = GROUPS.filter((group) => groups[group].length > 0);
  const [only] = named.length === 1 ? named : [];

  function remove(): Promise<void> {
    setRemoving(true);
    return onRemove().finally(() => setRemoving(false));
  }

  return (
    <Dialog
      title={only ? messages[`${only}Title`] : messages.restrictionTitle}
      // Several groups have a heading each, and all their texts would be too long to be read at once.
      describedBy={only && id}
      onClose={() => {
        if (!removing) onReview();
      }}
      actions={
        <>
          <Button className="cb-restriction__action" disabled={removing} onPress={onReview}>
            {messages.reviewRestricted}
          </Button>
          <Button tone="primary" className="cb-restriction__action" busy={removing} onPress={remove}>
            {removing && <Spinner />}
            <span className="cb-restriction__action-name">{messages.removeRestricted}</span>
          </Button>
        </>
      }
    >
      {named.map((group) => (
        <RestrictionGroup
          key={group}
          title={only ? undefined : messages[`${group}Title`]}
          text={messages[`${group}Text`]}
          textId={only && id}
          items={groups[group]}
        />
      ))}
    </Dialog>
  );
}

/** Leaves out the sentence with the phone number, which never comes first. */
function withoutPhone(text: string): string {
  return (text.match(/[^.]+\.?/g) ?? []).filter((sentence) => !sentence.includes('{phone}')).join('');
}

interface RestrictionGroupProps {
  /** Undefined if the dialog has the title already. */
  title: string | undefined;
  /** One of its sentences has a `{phone}` placeholder. */
  text: string;
  /** The id with which the text describes the dialog. */
  textId: string | undefined;
  items: readonly RestrictedProduct[];
}

/** The items that may not be ordered for the same reason [1 §8 Restricted dialogs]. */
function RestrictionGroup({ title, text, textId, items }: RestrictionGroupProps) {
  const { phone } = configuration();
  // Without a phone number, leaves out the sentence about calling.
  const said = phone ? fill(text, { phone }) : withoutPhone(text);
  return (
    <section className="cb-restriction">
      {title && <h3 className="cb-subheading cb-restriction__title">{title}</h3>}
      <p className="cb-restriction__text" id={textId}>
        {said}
      </p>
      <ul className="cb-restriction__items">
        {items.map(({ itemNumber, name, imageUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be on two lines, and the list is never reordered
          <li className="cb-restriction__item" key={index}>
            <ProductImage url={imageUrl} size={56} />
            <span className="cb-restriction__facts">
              <span className="cb-restriction__name">{name ?? itemNumber ?? messages.restrictedUnnamed}</span>
              {itemNumber && (
                <span className="cb-restriction__number" translate="no">
                  {fill(messages.restrictedItemNumber, { number: itemNumber })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
