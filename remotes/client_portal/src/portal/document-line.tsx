import type { Document, Language, Section } from '@butterfly/contracts/client_portal';
import type { Words } from '../words/words';
import { dayText, moneyText } from './format';

/** What is opened, and the way it is asked for. */
export type OpenDocument = (what: { readonly section: Section; readonly key: string }) => void;

interface LineProps {
  readonly document: Document;
  readonly words: Words;
  readonly language: Language;
  readonly isBusy: boolean;
  /** Null: as staff see it; nothing opens. */
  readonly onOpen: OpenDocument | null;
}

const DOES = {
  proposals: 'accept',
  contract: 'sign',
  payments: 'pay',
  questionnaire: 'answer',
  requests: 'read',
  invoice: 'read',
  moodboard: 'read',
  messages: 'read',
  files: 'read',
  timeline: 'read',
} as const;

/** One thing that was sent, with where it stands and what is to be done. */
export function DocumentLine({ document, words, language, isBusy, onOpen }: LineProps) {
  const { section, key, title, number, state, due_on, money, opens } = document;
  const isTodo = state === 'todo';
  return (
    <li className="portal-line">
      <span className="portal-line-words">
        <strong>{title || words.section[section]}</strong>
        <span className="bf-soft">{[number, factsOf({ document, words, language })].filter(Boolean).join(' · ')}</span>
        {due_on && state !== 'done' && state !== 'over' && <span className="bf-soft">{words.by(dayText(due_on, language))}</span>}
      </span>
      {money && <span className="bf-figures">{moneyText({ ...money, language })}</span>}
      {opens && state !== 'later' && (
        <button
          type="button"
          className={isTodo ? 'portal-main' : 'portal-plain'}
          disabled={isBusy || onOpen === null}
          onClick={() => onOpen?.({ section, key })}
        >
          {words.does[isTodo ? DOES[section] : 'read']}
          <span className="bf-hidden"> {title || words.section[section]}</span>
        </button>
      )}
    </li>
  );
}

function factsOf({
  document: { state, section, money, progress_bps },
  words,
  language,
}: Pick<LineProps, 'document' | 'language' | 'words'>): string {
  if (section === 'moodboard') return '';
  if (state === 'done') return section === 'payments' ? words.paid : words.state.done;
  if (state === 'later') return words.waitsText;
  if (state === 'over') return words.state.over;
  if (progress_bps !== null && progress_bps > 0) return `${Math.floor(progress_bps / 100)} %`;
  if (money && money.open_cents > 0 && money.open_cents !== money.cents)
    return words.open(moneyText({ ...money, cents: money.open_cents, language }));
  return state === 'waiting' && section === 'contract' ? words.state.waiting : '';
}
