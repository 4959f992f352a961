import { Button } from '../button.tsx';
import { useUniqueId } from '../hooks.ts';
import { Spinner } from '../loading.tsx';

interface CartChoicesProps<Choice extends string> {
  /** The choices in the order of the buttons, the safe one first. */
  choices: readonly {
    choice: Choice;
    label: string;
    /** A sentence about what happens to the cart. Shown below the button and read with it. */
    consequence: string;
    tone?: 'primary' | 'danger';
  }[];
  /** The choice that is being carried out. Until it ends, no other is accepted. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => unknown;
}

/** The buttons of a dialog about the cart, each with its effect on the cart. */
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
