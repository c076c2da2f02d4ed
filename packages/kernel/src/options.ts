import type { Refusal } from './message.ts';

/** An option of a game, such as the number of seats or a variant. Clients build their forms and flags from these. */
export type OptionDeclaration =
  | { readonly name: string; readonly kind: 'count'; readonly values: readonly number[]; readonly default: number }
  | { readonly name: string; readonly kind: 'flag'; readonly default: boolean };

export type Options = Readonly<Record<string, number | boolean>>;

/** What a flag can be. */
const FLAG = [true, false];

export type OptionsRead = { readonly options: Options } | { readonly refusal: Refusal };

/** Fills in defaults and checks every single value. How options combine is the game's to say. */
export function readOptions(declared: readonly OptionDeclaration[], given: Options, clause: string): OptionsRead {
  const refuse = (option: string, value: number | boolean, possible: readonly unknown[]): OptionsRead => ({
    refusal: { clause, key: 'option', values: { option, value: String(value), possible: possible.join(', ') } },
  });
  const names = declared.map(({ name }) => name);
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) return refuse(name, given[name], names);
  }
  const options: Record<string, number | boolean> = {};
  for (const option of declared) {
    const value = given[option.name] ?? option.default;
    const possible: readonly unknown[] = option.kind === 'flag' ? FLAG : option.values;
    if (!possible.includes(value)) return refuse(option.name, value, possible);
    options[option.name] = value;
  }
  return { options };
}

/**
 * Throws unless every declared option has one of its values, as `readOptions` leaves them; a flag that is off by default may
 * be left out. Setup rests on that: an option that is missing there would show only in play, and as something else.
 */
export function requireOptions(declared: readonly OptionDeclaration[], options: Options): void {
  for (const option of declared) {
    const value = options[option.name];
    const possible: readonly unknown[] = option.kind === 'flag' ? FLAG : option.values;
    if (possible.includes(value) || (value === undefined && option.default === false)) continue;
    throw new Error(
      `option ${option.name} is ${value}, not one of ${possible.join(', ')}: complete options with options() of the game`,
    );
  }
}
