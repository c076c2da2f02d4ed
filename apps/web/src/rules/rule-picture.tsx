import './rule-picture.css';
import { rulesText } from '@interregnum/texts/lazy';
import { startTransition, useEffect, useState } from 'react';
import type { GameId } from '../games/index.ts';
import { useWords } from '../shell/words.tsx';
import { type Still, StillBoard } from '../table/still-board.tsx';
import { useIsNear } from '../ui/use-is-near.ts';
import { stillOf } from './picture-still.ts';
import type { Picture } from './pictures.ts';

interface RulePictureProps {
  readonly game: GameId;
  readonly section: string;
  readonly picture: Picture;
}

/** A position as its table shows it, drawn once it comes into sight, and what it shows in words. */
export function RulePicture({ game, section, picture }: RulePictureProps) {
  const { language } = useWords();
  const { place, isNear } = useIsNear();
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    stillOf(game, picture, language).then(
      (found) => !isLeft && startTransition(() => setStill(found)),
      // Without a picture the caption says all the same.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isNear, game, picture, language]);
  return (
    <figure className="rule-picture">
      <div className={`rule-picture-board ${game}`} ref={place} aria-hidden="true" inert>
        {still && <StillBoard still={still} />}
      </div>
      <figcaption>{rulesText(language)(`picture.${game}.${section}`)}</figcaption>
    </figure>
  );
}
