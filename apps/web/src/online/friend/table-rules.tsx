import { useId } from 'react';
import { Strip } from '../../ui/strip.tsx';
import { useOnlineWords } from '../connection/words.ts';

/** What holds at a table whatever is played there. */
interface Rules {
  readonly watch: 'link' | 'nobody';
  readonly hints: boolean;
}

/** Who may watch, and whether hints are allowed. */
export function TableRules({ watch, hints, change }: Rules & { readonly change: (to: Partial<Rules>) => void }) {
  const online = useOnlineWords();
  const told = useId();
  return (
    <>
      <Strip
        legend={online('friend.watch')}
        values={[
          { value: 'link', label: online('friend.watch-link') },
          { value: 'nobody', label: online('friend.watch-nobody') },
        ]}
        value={watch}
        change={(to) => change({ watch: to === 'link' ? 'link' : 'nobody' })}
      >
        <p className="quiet new-about">{online('friend.watch-text')}</p>
      </Strip>
      <div className="new-flag">
        <label>
          <input
            type="checkbox"
            checked={hints}
            aria-describedby={told}
            onChange={(event) => change({ hints: event.target.checked })}
          />
          {online('friend.hints')}
        </label>
        <p className="quiet new-about" id={told}>
          {online('friend.hints-text')}
        </p>
      </div>
    </>
  );
}
