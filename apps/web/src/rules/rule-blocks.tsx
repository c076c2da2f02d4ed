import './rules.css';
import type { RulesBlock } from '@interregnum/texts/rules';

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

/** The words of a paragraph, then the clauses that it tells. */
function Told({ block: { name, text, clauses } }: { readonly block: RulesBlock }) {
  return (
    <>
      {name === undefined ? null : <strong>{name}. </strong>}
      {text}
      {clauses.length === 0 ? null : (
        <>
          {' '}
          <span className="rules-clauses">
            {clauses.map((clause, at) => (
              <span key={clause}>{at === 0 ? clause : `, ${clause}`}</span>
            ))}
          </span>
        </>
      )}
    </>
  );
}

interface RuleBlocksProps {
  readonly blocks: readonly RulesBlock[];
  /** The clause that is looked for. */
  readonly sought?: string | undefined;
}

/** The paragraphs of a section. Each says which clauses it tells, so that they are found. */
export function RuleBlocks({ blocks, sought = '' }: RuleBlocksProps) {
  const marks = ({ clauses }: RulesBlock) => ({
    'data-clauses': clauses.join(' '),
    className: clauses.includes(sought) ? 'rules-sought' : '',
  });
  return gathered(blocks).map((group) =>
    group[0].kind === 'text' ? (
      <p key={group[0].text} {...marks(group[0])}>
        <Told block={group[0]} />
      </p>
    ) : (
      <ul key={group[0].text}>
        {group.map((block) => (
          <li key={block.text} {...marks(block)}>
            <Told block={block} />
          </li>
        ))}
      </ul>
    ),
  );
}
