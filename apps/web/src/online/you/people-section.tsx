import '../../start/table-list.css';
import type { PeopleMet, PersonMet } from '@interregnum/protocol/client';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { whenText } from '../../start/when.ts';
import { Check } from '../../ui/check.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { ListedItem } from './listed-item.tsx';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

/** Whom the visitor has played with, each of whom can be hidden; and whether these may invite the visitor. */
export function PeopleSection() {
  const you = useYouWords();
  const [heading, about] = [useId(), useId()];
  const [met, setMet] = useState<PeopleMet>();
  const { isBusy, told, act } = useAsking();
  useEffect(() => {
    look().then(setMet, () => {});
  }, []);
  if (met === undefined) return null;
  const change = (work: () => Promise<unknown>, done?: string): Promise<void> =>
    act(async () => {
      await work();
      setMet(await look());
      return done;
    });
  const hide = ({ person, name }: Pick<PersonMet, 'person' | 'name'>, isHidden: boolean): Promise<void> =>
    change(
      () => pageConnection().ask('hide', { person, isHidden }),
      you(isHidden ? 'people.is-hidden' : 'people.is-shown', { name }),
    );
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('people.title')}</h2>
      <p id={about}>{you('people.text')}</p>
      <Check
        isOn={met.isInvitable}
        isDisabled={isBusy}
        about={about}
        change={(isInvitable) => change(() => pageConnection().ask('invitable', { isInvitable }))}
      >
        {you('people.invitable')}
      </Check>
      <ul className="table-list">
        {met.people.map((each) => (
          <PersonItem key={each.person} person={each} isBusy={isBusy} act={() => hide(each, true)} />
        ))}
        {met.hidden.map((each) => (
          <PersonItem key={each.person} person={each} isBusy={isBusy} act={() => hide(each, false)} />
        ))}
      </ul>
      <Told told={told} />
    </section>
  );
}

interface PersonItemProps {
  /** One who is hidden has nothing but a name. */
  readonly person: PersonMet | Pick<PersonMet, 'person' | 'name'>;
  readonly isBusy: boolean;
  readonly act: () => void;
}

function PersonItem({ person, isBusy, act }: PersonItemProps) {
  const you = useYouWords();
  const { language } = useWords();
  const { name } = person;
  const isHidden = !('tables' in person);
  const about = isHidden
    ? you('people.hidden')
    : `${you('people.tables', { count: person.tables })} · ${whenText(person.last, Date.now(), language)}`;
  const does = isHidden ? 'people.show' : 'people.hide';
  return (
    <ListedItem
      name={name}
      about={about}
      isBusy={isBusy}
      button={you(does)}
      meaning={you(`${does}-which`, { name })}
      act={act}
    />
  );
}

const look = (): Promise<PeopleMet> => pageConnection().ask('people', {});
