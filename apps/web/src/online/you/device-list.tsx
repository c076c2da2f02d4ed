import '../../start/table-list.css';
import type { DeviceInfo } from '@interregnum/protocol';
import { useId, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { askIdentity, startAnew } from './ask-identity.ts';
import { deviceName, seenText } from './device-words.ts';
import { ListedItem } from './listed-item.tsx';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

interface DeviceListProps {
  readonly devices: readonly DeviceInfo[];
  readonly look: () => Promise<void>;
}

/** The visitor's devices; each can be signed out, after a second word. */
export function DeviceList({ devices, look }: DeviceListProps) {
  const you = useYouWords();
  const heading = useId();
  const [asked, ask] = useState<DeviceInfo>();
  const { isBusy, told, act } = useAsking();
  const signOut = (device: DeviceInfo): void => {
    ask(undefined);
    act(async () => {
      await askIdentity({ do: 'revoke', device: device.id });
      if (device.isThis) startAnew('/');
      else await look();
      return you('devices.signed-out', { device: deviceName(device, you) });
    });
  };
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('devices.title')}</h2>
      <ul className="table-list">
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} isBusy={isBusy} ask={() => ask(device)} />
        ))}
      </ul>
      <Told told={told} />
      {asked !== undefined && <AskDialog device={asked} close={() => ask(undefined)} signOut={() => signOut(asked)} />}
    </section>
  );
}

interface DeviceItemProps {
  readonly device: DeviceInfo;
  readonly isBusy: boolean;
  readonly ask: () => void;
}

function DeviceItem({ device, isBusy, ask }: DeviceItemProps) {
  const you = useYouWords();
  const { language } = useWords();
  const name = deviceName(device, you);
  return (
    <ListedItem
      name={device.isThis ? `${name} (${you('devices.this')})` : name}
      about={seenText(device.seenDay, Date.now(), language, you)}
      isBusy={isBusy}
      button={you('devices.sign-out')}
      meaning={you('devices.sign-out-which', { device: name })}
      act={ask}
    />
  );
}

interface AskDialogProps {
  readonly device: DeviceInfo;
  readonly close: () => void;
  readonly signOut: () => void;
}

function AskDialog({ device, close, signOut }: AskDialogProps) {
  const you = useYouWords();
  const button = (
    <button type="button" className="button danger" onClick={signOut}>
      {you('devices.sign-out')}
    </button>
  );
  return (
    <Dialog title={you('devices.ask')} close={close} closing={you('devices.keep')} actions={button}>
      <p>{you('devices.ask-text', { device: deviceName(device, you) })}</p>
      {device.isThis && <p>{you('devices.ask-this')}</p>}
    </Dialog>
  );
}
