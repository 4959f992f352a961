import { type FaultSwitches, faultNumber } from './fault-switches.ts';

/** Damages the text of a reply as the faults demand. */
export function damageText(body: object, faults: FaultSwitches): string {
  let text = JSON.stringify(body);
  // Inserted into the text, because no JavaScript object can hold them.
  if (faults.has('proto')) {
    text = text.replace(
      /\{/,
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
  }
  if (faults.has('big-long')) {
    text = text.replace(
      /\{/,
      '{"sessionConfirmationNumber":-5166444348429687167,"orderNumber":9007199254740993123,',
    );
  }
  if (faults.has('double-json')) text = JSON.stringify(text);
  if (faults.has('empty')) text = '';
  if (faults.has('truncate')) text = text.slice(0, faultNumber(faults, 'truncate'));
  return faults.has('bom') ? `\uFEFF${text}` : text;
}
