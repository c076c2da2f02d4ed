import { useWords } from '../../shell/words.tsx';

/** Why there is no new table, by the key of a text; nothing if there is no problem. */
export function ProblemAlert({ problem }: { readonly problem: string | undefined }) {
  const { text } = useWords();
  if (problem === undefined) return null;
  return (
    <p role="alert" className="wrong">
      {text(problem)}
    </p>
  );
}
