/**
 * Reads the command line of a command. `--help` prints what the command does, its usage and its options. A wrong option is an
 * error that names the option that was most likely meant.
 */
import { parseArgs } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';

/**
 * @typedef {{type: 'string' | 'boolean', default?: string | boolean, short?: string, does: string}} CommandOption
 *   does: what the option is for, without a capital letter or a full stop
 * @typedef {Record<string, CommandOption>} CommandOptions
 * @typedef {object} Usage
 * @property {string} name as it is called: 'npm run deploy'
 * @property {string[]} usage the forms after the name: '-- --to DIR --list'
 * @property {string} does what the command does, reads and writes, in one or more sentences
 * @property {number} [positionals] how many arguments it takes besides options (default: 0)
 * @property {number} [failure] the exit status for a wrong command line (default: 1)
 */

/**
 * Reads the command line. Prints the help and ends the process for `--help`; prints what is wrong and ends it for a wrong
 * option.
 * @template {CommandOptions} Options
 * @param {Usage & {options: Options}} command
 * @param {string[]} [given] the arguments; those of the process if left out
 */
export function readCommand({ options, ...usage }, given = process.argv.slice(2)) {
  if (given.includes('--help') || given.includes('-h')) {
    process.stdout.write(`${helpText(usage, options)}\n`);
    process.exit(0);
  }
  try {
    return readArguments(usage, options, given);
  } catch (error) {
    return refuseUsage(usage, /** @type {Error} */ (error).message);
  }
}

/**
 * Ends the process because of a wrong command line.
 * @param {Usage} usage
 * @param {string} message
 * @returns {never}
 */
export function refuseUsage({ name, failure = 1 }, message) {
  const command = name.replace(/^npm (?:run )?/, '');
  console.error(`${command}: ${message}${/[.?]$/.test(message) ? '' : '.'} See "${name} -- --help".`);
  process.exit(failure);
}

/**
 * @template {CommandOptions} Options
 * @param {Usage} usage
 * @param {Options} options
 * @param {string[]} given
 */
function readArguments({ positionals: most = 0 }, options, given) {
  const { values, positionals, tokens } = parseArgs({
    args: given,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option)
      throw new Error(
        `${token.rawName}: there is no such option.${near(token.name, [...Object.keys(options), 'help'])}`,
      );
    if (option.type === 'string' && token.value === undefined)
      throw new Error(`${token.rawName} needs a value`);
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Error(`${token.rawName} takes no value`);
  }
  if (positionals.length > most) throw new Error(`unexpected argument ${positionals[most]}`);
  /** @typedef {{[Name in keyof Options]: Options[Name]['type'] extends 'boolean' ? boolean : Options[Name] extends {default: string} ? string : string | undefined}} Values */
  return { values: /** @type {Values} */ (/** @type {unknown} */ (values)), positionals };
}

/**
 * @param {string} name
 * @param {string[]} known
 */
function near(name, known) {
  const found = closest(name, known);
  return distance(name, found) <= 2
    ? ` Did you mean --${found}?`
    : ` There are ${known.map((one) => `--${one}`).join(', ')}.`;
}

/**
 * Writes the help of a command.
 * @param {Usage} usage
 * @param {CommandOptions} options
 */
function helpText({ name, usage, does }, options) {
  const rows = Object.entries({ ...options, help: { type: 'boolean', does: 'prints this text' } });
  const width = Math.max(...rows.map(([option]) => option.length)) + 4;
  const lines = rows.map(([option, { does: what, ...row }]) => {
    const value =
      'default' in row && row.default && typeof row.default === 'string' ? ` (default: ${row.default})` : '';
    return `  ${`--${option}`.padEnd(width)}${what}${value}`;
  });
  return [...usage.map((form) => `${name} ${form}`.trim()), '', does, '', ...lines].join('\n');
}
