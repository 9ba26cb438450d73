import { minorDigits } from '@butterfly/contracts/money';
import { answerText, type AnswerValue, type Question } from '@butterfly/contracts/questionnaire';
import { useId, type ReactNode } from 'react';
import { BoardField } from './board-field';
import { FileField } from './file-field';
import { ListField } from './list-field';
import { NumberInput } from './number-input';
import { PictureField } from './picture-field';
import { RankingField } from './ranking-field';
import { useWords } from './words/words';

export interface FieldProps {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (value: AnswerValue) => void;
}

interface QuestionFieldProps extends FieldProps {
  readonly refusal: string | undefined;
}

const GROUPS = new Set<Question['type']>([
  ...(['single', 'multi', 'pictures', 'ranking', 'rating'] as const),
  ...(['address', 'people', 'counts', 'matrix', 'moodboard', 'file', 'consent'] as const),
]);

/** A question as who answers sees it: no tools, plain parts, large enough for a thumb. */
export function QuestionField({ refusal, ...field }: QuestionFieldProps) {
  const { question, value } = field;
  const id = useId();
  const words = useWords();
  if (question.type === 'heading')
    return (
      <div className="q-heading">
        <h3>{question.label}</h3>
        {question.help && <p>{question.help}</p>}
      </div>
    );
  if (question.type === 'calculated')
    return (
      <p className="q-question q-calculated">
        <span>{question.label}</span> <output className="bf-figures">{answerText(question, value ?? 0, String)}</output>
      </p>
    );
  const label = (
    <>
      {question.label}
      {question.required && <span className="q-needed"> {words.needed}</span>}
    </>
  );
  const notes = (
    <>
      {question.help && (
        <p id={`${id}-help`} className="q-help">
          {question.help}
        </p>
      )}
      {refusal && (
        <p id={`${id}-error`} className="q-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
  const described = [question.help && `${id}-help`, refusal && `${id}-error`].filter(Boolean).join(' ') || undefined;
  if (GROUPS.has(question.type))
    return (
      <fieldset className="q-question" aria-describedby={described} data-question={question.key}>
        <legend>{label}</legend>
        {notes}
        <GroupInput {...field} />
      </fieldset>
    );
  return (
    <div className="q-question" data-question={question.key}>
      <label htmlFor={id}>{label}</label>
      {notes}
      <SingleInput {...field} id={id} described={described} isWrong={refusal !== undefined} />
    </div>
  );
}

interface SingleInputProps extends FieldProps {
  readonly id: string;
  readonly described: string | undefined;
  readonly isWrong: boolean;
}

function SingleInput({ question: { type }, value, currency, disabled, onChange, id, described, isWrong }: SingleInputProps): ReactNode {
  const common = { id, disabled, 'aria-describedby': described, 'aria-invalid': isWrong || undefined };
  const text = typeof value === 'string' ? value : '';
  const say = (next: string) => onChange(next === '' ? null : next);
  if (type === 'long')
    return <textarea {...common} rows={4} maxLength={10_000} value={text} onChange={({ target }) => say(target.value)} />;
  if (type === 'number') return <NumberInput {...common} value={value} scale={1_000} suffix="" onChange={onChange} />;
  if (type === 'money')
    return <NumberInput {...common} value={value} scale={10 ** minorDigits(currency)} suffix={currency} onChange={onChange} />;
  if (type === 'date' || type === 'time')
    return <input {...common} type={type} value={text} onChange={({ target }) => say(target.value)} />;
  return (
    <input
      {...common}
      className={type === 'signature' ? 'q-signature' : undefined}
      type="text"
      autoComplete={type === 'signature' ? 'name' : undefined}
      maxLength={type === 'signature' ? 120 : 300}
      value={text}
      onChange={({ target }) => say(target.value)}
    />
  );
}

function GroupInput(field: FieldProps): ReactNode {
  const { question, value, disabled, onChange } = field;
  const { agree } = useWords();
  switch (question.type) {
    case 'single':
      return <Choices {...field} />;
    case 'multi':
      return <Ticks {...field} />;
    case 'pictures':
      return <PictureField {...field} />;
    case 'moodboard':
      return <BoardField {...field} />;
    case 'file':
      return <FileField {...field} />;
    case 'ranking':
      return <RankingField {...field} />;
    case 'rating':
      return <Stars {...field} />;
    case 'address':
      return <Address {...field} />;
    case 'matrix':
      return <Matrix {...field} />;
    case 'consent':
      return (
        <label className="q-choice">
          <input
            type="checkbox"
            disabled={disabled}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked ? true : null)}
          />
          {agree}
        </label>
      );
    default:
      return <ListField {...field} />;
  }
}

function Choices({ question: { key, options }, value, disabled, onChange }: FieldProps) {
  return (
    <div className="q-choices">
      {options.map((option) => (
        <label key={option.key} className="q-choice">
          <input type="radio" name={key} disabled={disabled} checked={value === option.key} onChange={() => onChange(option.key)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

function Ticks({ question: { options }, value, disabled, onChange }: FieldProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const tick = (key: string, on: boolean) => {
    const next = options.map((option) => option.key).filter((one) => (one === key ? on : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <div className="q-choices">
      {options.map((option) => (
        <label key={option.key} className="q-choice">
          <input
            type="checkbox"
            disabled={disabled}
            checked={chosen.includes(option.key)}
            onChange={({ target }) => tick(option.key, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

function Stars({ question: { key }, value, disabled, onChange }: FieldProps) {
  const words = useWords();
  return (
    <div className="q-stars">
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} data-lit={typeof value === 'number' && stars <= value}>
          <input type="radio" name={key} disabled={disabled} checked={value === stars} onChange={() => onChange(stars)} />
          <span aria-hidden="true">★</span>
          <span className="q-hidden">{words.stars(stars)}</span>
        </label>
      ))}
    </div>
  );
}

const PARTS = [
  ['street', 'street-address'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
] as const;
const NOWHERE: Readonly<Record<string, string>> = { street: '', zip: '', city: '', country: '' };

function Address({ value, disabled, onChange }: FieldProps) {
  const { address } = useWords();
  const known: Readonly<Record<string, string>> =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...NOWHERE, ...value } : NOWHERE;
  return (
    <div className="q-address">
      {PARTS.map(([part, autoComplete]) => (
        <label key={part}>
          <span>{address[part]}</span>
          <input
            type="text"
            autoComplete={autoComplete}
            maxLength={part === 'zip' ? 20 : 120}
            disabled={disabled}
            value={known[part] ?? ''}
            onChange={({ target }) => {
              const next = { ...known, [part]: target.value };
              onChange(Object.values(next).every((text) => text === '') ? null : next);
            }}
          />
        </label>
      ))}
    </div>
  );
}

function Matrix({ question: { key, rows, options }, value, disabled, onChange }: FieldProps) {
  const known: Readonly<Record<string, string>> = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return (
    <div className="q-matrix">
      {rows.map((row) => (
        <fieldset key={row.key}>
          <legend>{row.label}</legend>
          <div className="q-choices">
            {options.map((option) => (
              <label key={option.key} className="q-choice">
                <input
                  type="radio"
                  name={`${key} ${row.key}`}
                  disabled={disabled}
                  checked={known[row.key] === option.key}
                  onChange={() => onChange({ ...known, [row.key]: option.key })}
                />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
