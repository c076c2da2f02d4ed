import './chips.css';
import { Target } from '../../ui/target.tsx';
import type { ShownTable } from '../model/use-shown.ts';

/** The answers that are not drawn, as buttons; where a picture tells one, its words are for those who ask. */
export function Chips({ shown: { model, scene, screen } }: { readonly shown: ShownTable }) {
  const { Glyph, pictures } = model.gameTable;
  const { chips } = screen;
  if (chips.length === 0) return null;
  return (
    <div className="prompt-chips">
      {chips.map(({ mark, words }) => {
        const isPictured = pictures?.(mark) === true;
        return (
          <Target
            key={mark}
            mark={mark}
            scene={scene}
            label={words}
            className={isPictured ? 'button chip pictured' : 'button chip'}
            plain
          >
            <span title={isPictured ? words : undefined}>
              <Glyph mark={mark} />
            </span>
            {!isPictured && <span>{words}</span>}
          </Target>
        );
      })}
    </div>
  );
}
