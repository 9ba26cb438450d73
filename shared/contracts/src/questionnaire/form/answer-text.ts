import type { AnswerValue } from './answer-value';
import { pickedIn } from './board-picture';
import type { KeptFile } from './kept-file';
import type { Question } from './form.schema';

/**
 * An answer in words, as it stands in tables, in the export and beside that of the partner.
 *
 * @param money how an amount in minor units is written
 */
export function answerText(question: Question, value: AnswerValue | undefined, money: (cents: number) => string): string {
  if (value === undefined || value === null) return '';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value === 'number') return numberText(question, value, money);
  if (typeof value === 'string') return labelOf(question.options, value);
  if (question.type === 'moodboard') return pickedText(question, value);
  if (Array.isArray(value)) return value.map((row) => rowText(question, row)).join(question.type === 'ranking' ? ' > ' : ', ');
  if (question.type === 'matrix')
    return question.rows.map(({ key, label }) => `${label}: ${labelOf(question.options, value[key] ?? '')}`).join(', ');
  return ['street', 'zip', 'city', 'country']
    .flatMap((part) => value[part] ?? [])
    .filter(Boolean)
    .join(', ');
}

function numberText({ type }: Question, value: number, money: (cents: number) => string): string {
  if (type === 'money') return money(value);
  return type === 'rating' ? `${value} of 5` : String(value / 1_000);
}

/** The pictures are seen on the page; on paper their numbers tell two answers apart. */
function pickedText(question: Question, value: AnswerValue): string {
  const picked = pickedIn(question, value);
  return `${picked.length === 1 ? 'Picture' : 'Pictures'} ${picked.join(', ')} of the board`;
}

type Row =
  | string
  | KeptFile
  | { readonly qty: number; readonly label: string }
  | { readonly qty: number; readonly name: string; readonly role: string; readonly item: string };

function rowText({ options }: Question, row: Row): string {
  if (typeof row === 'string') return labelOf(options, row);
  if ('file' in row) return row.name;
  if ('label' in row) return `${row.label}: ${row.qty}`;
  return [[row.name, row.role && `(${row.role})`].filter(Boolean).join(' '), row.item && `${row.qty} × ${row.item}`]
    .filter(Boolean)
    .join(': ');
}

const labelOf = (options: Question['options'], key: string): string => options.find((option) => option.key === key)?.label ?? key;
