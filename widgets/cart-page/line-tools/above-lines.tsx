import { $cart } from '../../../shared/stores/cart/cart.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { lazyComponent } from '../../../shared/ui/lazy-component.tsx';
import { EmptyCart } from '../cart-aside.tsx';
import { LineTools, type LineToolsProps } from './line-tools.tsx';

const DiscontinuedLines = lazyComponent(
  () => import('./discontinued-lines.tsx'),
  ({ DiscontinuedLines }) => DiscontinuedLines,
  () => <div className="cb-discontinued" />,
);

interface AboveLinesProps extends LineToolsProps {
  empty: boolean;
}

/**
 * The parts above the lines: the text of an empty cart, the panel about discontinued lines, and the tools for all
 * lines. The stylesheet reserves the space of panel and tools, so that nothing moves when their code is loaded.
 */
export function AboveLines({ empty, ...props }: AboveLinesProps) {
  const discontinued = useStore($cart, ({ cart }) => cart?.lines.some((line) => line.discontinued));
  return (
    <>
      {empty && <EmptyCart permissions={props.permissions} />}
      {discontinued && <DiscontinuedLines permissions={props.permissions} />}
      <LineTools {...props} />
    </>
  );
}
