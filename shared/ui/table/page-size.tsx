import { useUniqueId } from '../hooks.ts';

interface PageSizeProps {
  label: string;
  sizes: readonly number[];
  size: number;
  /** Called with the new size. The caller announces the new rows. */
  onSize: (size: number) => void;
}

/** A select for the number of rows per page. */
export function PageSize({ label, sizes, size, onSize }: PageSizeProps) {
  const id = useUniqueId();
  return (
    <div className="cb-page-size">
      <label className="cb-page-size__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="cb-page-size__select"
        id={id}
        value={String(size)}
        onChange={(event) => onSize(Number(event.target.value))}
      >
        {sizes.map((one) => (
          <option className="cb-page-size__option" key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
