import { Request } from '@interregnum/protocol';
import type { Chance } from './chance.ts';

/** A schema, as far as requests use them. */
interface Form {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Form>>;
  readonly wrapped?: Form;
  readonly item?: Form;
  readonly key?: Form;
  readonly value?: Form;
  readonly options?: readonly (Form | string)[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The forms of all requests. */
export const FORMS: readonly Form[] = Request.options;

/** Values that fields of a name may have, such as ids of real tables; undefined where any will do. */
export type KnownValues = (field: string) => unknown;

/** JSON of a request that fits its form, or the value of one of its fields. */
export function fitting(form: Form, chance: Chance, known: KnownValues, field = ''): unknown {
  const stolen = known(field);
  if (stolen !== undefined) return stolen;
  switch (form.type) {
    case 'strict_object':
      return objectOf(form.entries ?? {}, chance, known);
    case 'optional':
    case 'exact_optional':
      return fitting(need(form.wrapped), chance, known, field);
    case 'array':
      return Array.from({ length: lengthFor(form, chance) }, () =>
        fitting(need(form.item), chance, known, `${field}[]`),
      );
    case 'union':
      return fitting(chance.of(need(form.options) as readonly Form[]), chance, known, field);
    case 'picklist':
      return chance.of(need(form.options));
    case 'literal':
      return form.literal;
    case 'boolean':
      return chance.oneIn(2);
    case 'number':
      return numberFor(form, chance);
    case 'record':
      return {
        [String(fitting(need(form.key), chance, () => undefined))]: fitting(need(form.value), chance, () => undefined),
      };
    case 'string':
      return textFor(form, chance);
    default:
      return {};
  }
}

function objectOf(
  entries: Readonly<Record<string, Form>>,
  chance: Chance,
  known: KnownValues,
): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [name, form] of Object.entries(entries))
    if (!form.type.endsWith('optional') || chance.oneIn(2)) json[name] = fitting(form, chance, known, name);
  return json;
}

const need = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('a form of requests that is not known here');
  return thing;
};

const limit = ({ pipe = [] }: Form, type: string): number | undefined => {
  const found = pipe.find((step) => step.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
};

const lengthFor = (form: Form, chance: Chance): number => {
  const least = limit(form, 'min_length') ?? 0;
  return least + chance.below(Math.min(6, (limit(form, 'max_length') ?? 6) - least + 1));
};

const numberFor = (form: Form, chance: Chance): number => {
  const least = limit(form, 'min_value') ?? 0;
  return least + chance.below(chance.oneIn(4) ? (limit(form, 'max_value') ?? 9) - least + 1 : 2);
};

/** One of the texts that requests are made of, whichever fits the pattern. */
function textFor(form: Form, chance: Chance): string {
  const patterns = (form.pipe ?? []).flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []));
  const texts = [chance.id(), chance.hex(), chance.of(NAMES), chance.of(KINDS), chance.of(DECISIONS)];
  const start = chance.below(texts.length);
  for (let at = 0; at < texts.length; at++) {
    const text = texts[(start + at) % texts.length];
    if (patterns.every((pattern) => pattern.test(text))) return text;
  }
  return 'a';
}

const NAMES = ['Ana', 'Борис', 'Élodie', '漢字', 'Ömer 2', "O'Brien", '🎲', 'a'.repeat(40)];
const KINDS = [
  'claim',
  'king-is-dead',
  'foreign-king',
  'constructor',
  'page',
  'steward',
  'human',
  'nobody',
  'saxons',
  'seats',
];
const DECISIONS = ['pass', 'G1', 'Assemble', 'Negotiate Wales-Devon', 'x', '~'.repeat(200), '../..', '{"a":1}', '%00'];
