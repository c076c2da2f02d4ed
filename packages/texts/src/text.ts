import { IntlMessageFormat } from 'intl-messageformat';

/** One entry of a catalogue, compiled. */
export interface Text {
  /** The ICU arguments it uses. */
  readonly uses: ReadonlySet<string>;
  /** The grammatical forms it offers, if it is a term: the options of its select on `form`. */
  readonly forms: ReadonlySet<string>;
  readonly format: (values: Readonly<Record<string, string | number>>) => string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parser's number for plain text between arguments. */
const LITERAL = 0;

export function compile(message: string, language: string): Text {
  const compiled = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  const uses = new Set<string>();
  const forms = new Set<string>();
  collect(compiled.getAst(), uses, forms);
  return { uses, forms, format: remembering((values) => String(compiled.format(values))) };
}

/** So many results of one text are kept. */
const KEPT = 64;

/** Formats each set of values once: a screen says the same again and again, and formatting is most of what a label costs. */
function remembering(format: Text['format']): Text['format'] {
  const known = new Map<string, string>();
  return (values) => {
    const key = JSON.stringify(values);
    const said = known.get(key) ?? format(values);
    if (known.size >= KEPT) known.clear();
    known.set(key, said);
    return said;
  };
}

function collect(elements: readonly Element[], uses: Set<string>, forms: Set<string>): void {
  for (const element of elements) {
    if (element.type === LITERAL || !('value' in element)) continue;
    uses.add(element.value);
    if (!('options' in element)) continue;
    for (const [name, option] of Object.entries(element.options)) {
      if (element.value === 'form' && name !== 'other') forms.add(name);
      collect(option.value, uses, forms);
    }
  }
}
