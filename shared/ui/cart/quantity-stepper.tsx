import { useRedraw } from '../hooks.ts';
import {
  type StepperActions,
  StepperControls,
  type StepperControlsProps,
  stepperHandlers,
} from './stepper-controls.tsx';

/**
 * A quantity with minus and plus [1 §5 Line quantity]. It is a plain text field, because the mouse wheel changes number
 * fields and screen readers read them wrongly. The buttons stop at 1 and 999, where they keep the focus and say why. From a
 * quantity above 999, minus leads to 999.
 */
export function QuantityStepper(props: StepperControlsProps & StepperActions) {
  const redraw = useRedraw();
  const handlers = stepperHandlers(() => ({
    ...props,
    onChange(change) {
      props.onChange(change);
      redraw();
    },
  }));
  return (
    <span {...handlers}>
      <StepperControls {...props} />
    </span>
  );
}
