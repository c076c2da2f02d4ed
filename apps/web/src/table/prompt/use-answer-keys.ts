import { useEffect, useRef } from 'react';
import { topDialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { isArrowKey, nearest } from './nearest.ts';

type Answer = HTMLElement | SVGElement;

/** What answers the question, cards and actions first, then the board, then buttons; or what leads on. */
function answers(): Answer[] {
  const find = (within: string): Answer[] => [...document.querySelectorAll<HTMLElement>(within)];
  const open = ['.table-hand', '.table-board', '.prompt'].flatMap((part) => find(`${part} .target.open`));
  return open.length > 0 ? open : find('.prompt-on .button');
}

function focusNext(key: string): boolean {
  if (!isArrowKey(key)) return false;
  const open = answers();
  const from = document.activeElement?.closest('.table, .prompt') ? document.activeElement : undefined;
  const box = (from ?? document.querySelector('.prompt'))?.getBoundingClientRect();
  if (box === undefined) return false;
  const at = nearest(
    key,
    box,
    open.map((each) => each.getBoundingClientRect()),
  );
  if (at !== undefined) open[at].focus();
  return at !== undefined;
}

/** Touches an answer by its number. */
function touchNumbered(key: string): boolean {
  const answer = /^[1-9]$/.test(key) ? answers()[Number(key) - 1] : undefined;
  answer?.focus();
  answer?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return answer !== undefined;
}

/** Remembers what had the focus last in each step of a turn; of the turn before nothing. */
function useLeftAt(token: string, step: string): Map<string, Answer> {
  const left = useRef(new Map<string, Answer>());
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement || target instanceof SVGElement) left.current.set(step, target);
    };
    addEventListener('focusin', focused);
    return () => removeEventListener('focusin', focused);
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another turn
  useEffect(() => () => left.current.clear(), [token]);
  return left.current;
}

/** Within a turn, the answer to begin with: where the focus was left if the question was asked before, else the first. */
function answerToFocus(left: Answer | undefined): Answer | undefined {
  const open = answers();
  const isThere = ({ dataset }: Answer): boolean => dataset.mark !== undefined && dataset.mark === left?.dataset.mark;
  return open.find((each) => each === left) ?? open.find(isThere) ?? open[0];
}

/**
 * Number keys answer, arrows lead from answer to answer, Escape goes back to where one was. The focus follows the question: in a
 * new turn to its words, for a key that was meant for the turn before chooses nothing there.
 */
export function useAnswerKeys({ model, input, screen }: ShownTable): void {
  const byKeys = useRef(false);
  const askedAt = useRef('');
  useEffect(() => {
    const goBack = (key: string): boolean => {
      // A hint is closed first.
      if (key !== 'Escape' || !model.canUndo || document.querySelector('.hint-line') !== null) return false;
      model.undo();
      return true;
    };
    const pressed = (event: KeyboardEvent): void => {
      byKeys.current = true;
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement || topDialog() !== undefined) return;
      if (focusNext(key) || touchNumbered(key) || goBack(key)) event.preventDefault();
    };
    const pointed = (): void => {
      byKeys.current = false;
    };
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', pointed);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', pointed);
    };
  }, [model]);
  const { kind } = screen.question;
  const { token } = input.view;
  const step = `${input.draft?.decisions.length} ${input.touched.length} ${kind}`;
  const leftAt = useLeftAt(token, step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another question
  useEffect(() => {
    if (kind !== 'asked' && kind !== 'complete') return;
    const isNew = askedAt.current !== token;
    askedAt.current = token;
    const isElsewhere = topDialog() !== undefined || document.activeElement instanceof HTMLInputElement;
    if (!byKeys.current || isElsewhere) return;
    const words = document.querySelector<HTMLElement>('.prompt-question');
    (isNew ? words : answerToFocus(leftAt.get(step)))?.focus({ preventScroll: true });
  }, [token, step]);
}
