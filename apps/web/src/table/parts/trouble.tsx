import { useWords } from '../../shell/words.tsx';

/** Why there is no new table, by the key of a text; nothing if there is no trouble. */
export function Trouble({ trouble }: { readonly trouble: string | undefined }) {
  const { text } = useWords();
  if (trouble === undefined) return null;
  return (
    <p role="alert" className="wrong">
      {text(trouble)}
    </p>
  );
}
