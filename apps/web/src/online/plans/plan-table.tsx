import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableModel } from '../../table/model/table-model.ts';
import { TableScreen } from '../../table/screen/table-screen.tsx';
import { useOnlineWords } from '../connection/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { PlanBar } from './plan-bar.tsx';
import { PlanDraft } from './plan-draft.ts';

interface PlanTableProps {
  readonly online: OnlineTable;
  /** The table of the match itself. */
  readonly model: TableModel;
}

/** A table on which a plan is drafted: the player chooses for the others, and then their own answer. */
export function PlanTable({ online, model }: PlanTableProps) {
  const [draft, setDraft] = useState<PlanDraft>();
  useEffect(() => {
    const { gameId, gameTable } = model;
    const { client } = online;
    const [seat = 0] = client.seats;
    const made = new PlanDraft({ gameId, gameTable, client, seat, extras: (plan) => planExtras(online, plan) });
    setDraft(made);
    return () => made.leave();
  }, [online, model]);
  return draft === undefined ? null : <DraftTable draft={draft} />;
}

let layouts = 0;
const keys = new WeakMap<object, number>();

/** Another key for every table that was laid out. */
function layoutKey({ model }: PlanDraft): number {
  const known = keys.get(model) ?? ++layouts;
  keys.set(model, known);
  return known;
}

function DraftTable({ draft }: { readonly draft: PlanDraft }) {
  useSyncExternalStore(draft.subscribe, draft.snapshot);
  return <TableScreen key={layoutKey(draft)} model={draft.model} />;
}

const planExtras = (online: OnlineTable, draft: PlanDraft): NonNullable<TableModel['extras']> => ({
  line: () => <PlanBar online={online} draft={draft} />,
  actions: () => <Imagined />,
  next: () => null,
  kept: () => <Imagined />,
  evening: () => undefined,
  allowsHints: false,
  announceHint: async () => false,
});

/** Nothing here happens to the match. */
const Imagined = () => useOnlineWords()('plan.imagined');
