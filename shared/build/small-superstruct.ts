/**
 * superstruct as far as the widgets use it, for the build that ships. Its own errors and reports, which nobody reads
 * here, would make the first load of every page 0.8 KB larger. An import of what is missing here ends the build with an
 * error. The build on React has superstruct itself; both pass the same tests.
 */

interface StructParts {
  type: string;
  coercer?: (value: unknown) => unknown;
  validator: (value: unknown) => unknown;
}

/** A kind of value: how it is read, and whether what was read is right. */
export class Struct {
  type: StructParts['type'];
  coercer: StructParts['coercer'];
  validator: StructParts['validator'];

  constructor({ type, coercer, validator }: StructParts) {
    this.type = type;
    this.coercer = coercer;
    this.validator = validator;
  }
}

/** Makes a struct that checks and does not change. */
export function define(type: string, validator: StructParts['validator']): Struct {
  return new Struct({ type, validator });
}

/** Whether a value is as its struct wants it. */
export function is(value: unknown, struct: Struct): boolean {
  return !!struct.validator(value);
}

/** Reads a value and checks it. @returns an error, or the value in the second place */
export function validate(value: unknown, struct: Struct): [Error] | [undefined, unknown] {
  const read = struct.coercer ? struct.coercer(value) : value;
  return is(read, struct) ? [undefined, read] : [new Error(struct.type)];
}
