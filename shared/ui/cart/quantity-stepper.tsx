import { useRedraw } from '../hooks.ts';
import {
  type StepperActions,
  StepperControls,
  type StepperControlsProps,
  stepperHandlers,
} from './stepper-controls.tsx';

/**
 * A quantity with minus and plus: a plain text field, since number fields change under a mouse wheel and
 * are read out wrongly. The buttons stop at 1 and 999, keep the focus there and say why; from above 999 minus leads to
 * 999 [1 §5 Line quantity].
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
