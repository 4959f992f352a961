import { Button } from '../button.tsx';
import { useUniqueId } from '../hooks.ts';
import { Spinner } from '../loading.tsx';

interface CartChoicesProps<Choice extends string> {
  /** In the order in which they are offered, the safe one first. */
  choices: readonly {
    choice: Choice;
    label: string;
    /** What becomes of the cart, in a sentence: shown below the button and read with it. */
    consequence: string;
    tone?: 'primary' | 'danger';
  }[];
  /** The one that is on its way; no other is taken until it has ended. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => unknown;
}

/** Ways to go on with a cart: the buttons of a dialog, each with what it does to the cart. */
export function CartChoices<Choice extends string>({ choices, chosen, onChoose }: CartChoicesProps<Choice>) {
  const id = useUniqueId();
  return (
    <ul className="cb-cart-choices">
      {choices.map(({ choice, label, consequence, tone }) => (
        <li className="cb-cart-choices__entry" key={choice}>
          <Button
            tone={tone}
            busy={!!chosen}
            describedBy={`${id}-${choice}`}
            onPress={() => onChoose(choice)}
          >
            {chosen === choice && <Spinner />}
            <span className="cb-cart-choices__label">{label}</span>
          </Button>
          <p className="cb-cart-choices__consequence" id={`${id}-${choice}`}>
            {consequence}
          </p>
        </li>
      ))}
    </ul>
  );
}
