import './rules.css';
import type { RulesBlock } from '@interregnum/texts/rules';
import { Marked } from './marked.tsx';
import { RulingSign } from './ruling-sign.tsx';

/** Paragraphs as they are laid out: items that follow each other are one list. */
function gathered(blocks: readonly RulesBlock[]): RulesBlock[][] {
  const groups: RulesBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'item' && last?.[0].kind === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The clauses that a paragraph tells. */
const Codes = ({ clauses }: { readonly clauses: readonly string[] }) => (
  <span className="rules-clauses">
    {clauses.map((clause, at) => (
      <span key={clause}>{at === 0 ? ` ${clause}` : `, ${clause}`}</span>
    ))}
  </span>
);

interface ToldProps {
  readonly block: RulesBlock;
  readonly words: readonly string[];
  readonly hasCodes: boolean;
}

/** The words of a paragraph, then how else it can be read, and on demand the clauses that it tells. */
function Told({ block: { name, text, clauses, ruling }, words, hasCodes }: ToldProps) {
  return (
    <>
      {name === undefined ? null : (
        <strong>
          <Marked text={name} words={words} />.{' '}
        </strong>
      )}
      <Marked text={text} words={words} />
      {hasCodes && clauses.length > 0 ? <Codes clauses={clauses} /> : null}
      {ruling === undefined ? null : <RulingSign ruling={ruling} words={words} />}
    </>
  );
}

interface RuleBlocksProps {
  readonly blocks: readonly RulesBlock[];
  /** The clause that is looked for. */
  readonly sought?: string | undefined;
  /** Words that are looked for, to be marked. */
  readonly words?: readonly string[];
  /** Whether paragraphs name the clauses that they tell; that of the clause looked for always does. */
  readonly hasCodes?: boolean;
}

const NO_WORDS: readonly string[] = [];

/** The paragraphs of a section. Each says which clauses it tells, so that they are found. */
export function RuleBlocks({ blocks, sought = '', words = NO_WORDS, hasCodes = false }: RuleBlocksProps) {
  const isSought = ({ clauses }: RulesBlock): boolean => clauses.includes(sought);
  const marks = (block: RulesBlock) => ({
    'data-clauses': block.clauses.join(' '),
    className: isSought(block) ? 'rules-sought' : '',
  });
  const told = (block: RulesBlock) => <Told block={block} words={words} hasCodes={hasCodes || isSought(block)} />;
  return gathered(blocks).map((group) =>
    group[0].kind === 'text' ? (
      <p key={group[0].text} {...marks(group[0])}>
        {told(group[0])}
      </p>
    ) : (
      <ul key={group[0].text}>
        {group.map((block) => (
          <li key={block.text} {...marks(block)}>
            {told(block)}
          </li>
        ))}
      </ul>
    ),
  );
}
