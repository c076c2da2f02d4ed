import { NOTICES, noticesText } from '@interregnum/texts/lazy';
import { useId, useState } from 'react';
import { useHosted } from '../online/connection/hello.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { Check } from '../ui/check.tsx';
import { changeNotices, isWanted, useNoticeSettings } from './notice-settings.ts';
import { askPermission, canPush, notificationPermission, type Permission } from './notification.ts';
import { playSound } from './sound.ts';
import { onlinePath } from './table-notice.ts';

interface NoticeChoiceProps {
  /** Of the table that this is about; all tables without it. */
  readonly path?: string;
}

/** How the visitor is told that a table waits for them while they look elsewhere. */
export const NoticeChoice = (props: NoticeChoiceProps) => (
  <WordsProvider catalogues={[NOTICES]}>
    <Ways {...props} />
  </WordsProvider>
);

const useNoticeWords = () => noticesText(useWords().language);

function Ways({ path }: NoticeChoiceProps) {
  const text = useNoticeWords();
  const isOfTable = path !== undefined;
  return (
    <fieldset className="strip notices">
      <legend>{text(isOfTable ? 'notices.title-table' : 'notices.title')}</legend>
      <p className="quiet">{text(isOfTable ? 'notices.text-table' : 'notices.text')}</p>
      <SoundChoice {...(isOfTable && { path })} />
      <NotifyChoice {...(isOfTable && { path })} />
    </fieldset>
  );
}

/** It is heard at once what was chosen. */
function SoundChoice({ path }: NoticeChoiceProps) {
  const text = useNoticeWords();
  const settings = useNoticeSettings();
  const change = (to: boolean): void => {
    changeNotices('sound', to, path);
    if (to) playSound();
  };
  return (
    <Check isOn={isWanted(settings, 'sound', path)} change={change}>
      {text('notices.sound')}
    </Check>
  );
}

/** The browser asks for leave when it is turned on, and not before. */
function NotifyChoice({ path }: NoticeChoiceProps) {
  const text = useNoticeWords();
  const settings = useNoticeSettings();
  const [permission, setPermission] = useState(notificationPermission);
  const isHosted = useHosted() !== 'no';
  const isPushed = canPush() && isHosted && path?.startsWith(onlinePath('')) !== false;
  const about = useId();
  const change = async (to: boolean): Promise<void> => {
    const isAllowed = !to || (await askPermission());
    setPermission(notificationPermission());
    if (isAllowed) changeNotices('notify', to, path);
  };
  const isPossible = permission === 'granted' || permission === 'default';
  return (
    <>
      <Check
        isOn={isPossible && isWanted(settings, 'notify', path)}
        isDisabled={permission === 'insecure' || permission === 'missing'}
        about={about}
        change={(to) => void change(to)}
      >
        {text('notices.notify')}
      </Check>
      <p className="quiet" id={about} role="status">
        {text(`notices.notify-${aboutKey(permission, isPushed)}`)}
      </p>
    </>
  );
}

const aboutKey = (permission: Permission, isPushed: boolean): string => {
  if (permission !== 'granted' && permission !== 'default') return permission;
  return isPushed ? 'push' : 'open';
};
