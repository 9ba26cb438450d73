import type { Question, QuestionForm, QuestionType, Rule } from '@butterfly/contracts/questionnaire';
import { minorDigits } from '@butterfly/contracts/money';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button, Checkbox, Input, Select } from 'antd';
import { TYPES } from '../model/words';
import { newQuestion, optionsOf, questionsBefore } from './edit-form';
import { PictureOptions } from './picture-options';
import { TargetField } from './target-field';

interface QuestionEditorProps {
  readonly form: QuestionForm;
  readonly question: Question;
  readonly onChange: (question: Question) => void;
}

const types = Object.entries(TYPES).map(([value, label]) => ({ value: value as QuestionType, label }));
const NO_ANSWER = new Set<QuestionType>(['heading', 'calculated']);
const linesOf = (options: Question['options']) => options.map(({ label }) => label).join('\n');

/** All of a question, in words. */
export function QuestionEditor({ form, question, onChange }: QuestionEditorProps) {
  const { key, type, label, help, required, options, rows } = question;
  const set = (part: Partial<Question>) => onChange({ ...question, ...part });
  const changeType = (next: QuestionType) => {
    const fresh = newQuestion(form, next);
    set({ type: next, options: options.length > 0 && fresh.options.length > 0 ? options : fresh.options, rows: fresh.rows, adds: [] });
  };
  return (
    <div className="q-editor">
      <label>
        <span>Question</span>
        <Input maxLength={300} value={label} onChange={({ target }) => set({ label: target.value })} />
      </label>
      <label>
        <span>Kind</span>
        <Select<QuestionType>
          showSearch={{ optionFilterProp: 'label' }}
          aria-label="Kind"
          value={type}
          options={types}
          onChange={changeType}
        />
      </label>
      <label className="q-wide">
        <span>Help, if it needs any</span>
        <Input maxLength={1_000} value={help} onChange={({ target }) => set({ help: target.value })} />
      </label>
      {options.length > 0 && (
        <Lines
          label={type === 'matrix' ? 'Columns, one a line' : 'Options, one a line'}
          value={options}
          onChange={(next) => set({ options: next })}
        />
      )}
      {type === 'pictures' && <PictureOptions options={options} onChange={(next) => set({ options: next })} />}
      {type === 'moodboard' && (
        <p className="q-wide bf-soft">
          Clients pick from the pictures of the project’s board, as it is when they answer. Share the board with a link without a password
          first: while nothing is shared, the question is left out.
        </p>
      )}
      {rows.length > 0 && <Lines label="Rows, one a line" value={rows} onChange={(next) => set({ rows: next })} />}
      {type === 'calculated' && (
        <label className="q-wide">
          <span>Adds up</span>
          <Select<string[]>
            mode="multiple"
            aria-label="Adds up"
            value={[...question.adds]}
            options={questionsBefore(form, key).map((one) => ({ value: one.key, label: one.label }))}
            onChange={(adds) => set({ adds })}
          />
        </label>
      )}
      {!NO_ANSWER.has(type) && (
        <Checkbox checked={required} onChange={({ target }) => set({ required: target.checked })}>
          Needed before answers can be sent
        </Checkbox>
      )}
      <ShowIf form={form} question={question} onChange={(show_if) => set({ show_if })} />
      {!NO_ANSWER.has(type) && <TargetField target={question.target} onChange={(target) => set({ target })} />}
    </div>
  );
}

function Lines({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Question['options'];
  readonly onChange: (options: Question['options']) => void;
}) {
  return (
    <label className="q-wide">
      <span>{label}</span>
      <Input.TextArea
        key={value.length}
        rows={Math.min(8, value.length + 1)}
        defaultValue={linesOf(value)}
        onBlur={({ target }) => {
          const next = optionsOf(target.value, value);
          if (next.length > 0) onChange(next);
        }}
      />
    </label>
  );
}

const IS: readonly { readonly value: Rule['is']; readonly label: string }[] = [
  { value: 'answered', label: 'is answered' },
  { value: 'empty', label: 'is not answered' },
  { value: 'equal', label: 'is' },
  { value: 'different', label: 'is not' },
  { value: 'more', label: 'is more than' },
  { value: 'less', label: 'is less than' },
];

const JOINS = { all: 'and', any: 'or' } as const;
/** How many of what is kept make one of what is typed. */
function scaleOf(type: QuestionType, currency: string): number {
  if (type === 'money') return 10 ** minorDigits(currency);
  return type === 'rating' ? 1 : 1_000;
}

interface ShowIfProps {
  readonly form: QuestionForm;
  readonly question: Question;
  readonly onChange: (condition: Question['show_if']) => void;
}

/** “Show this when … is …”, in words. */
function ShowIf({ form, question: { key, show_if }, onChange }: ShowIfProps) {
  const before = questionsBefore(form, key);
  if (before.length === 0) return null;
  const rules = show_if?.rules ?? [];
  const say = (next: readonly Rule[], mode = show_if?.mode ?? 'all') => onChange(next.length === 0 ? null : { mode, rules: [...next] });
  const set = (at: number, part: Partial<Rule>) => say(rules.map((one, nth) => (nth === at ? { ...one, ...part } : one)));
  return (
    <div className="q-show-if q-wide">
      {rules.map((one, at) => (
        <div key={at} className="q-rule">
          <span>{at === 0 ? 'Show this when' : JOINS[show_if?.mode ?? 'all']}</span>
          <Select<string>
            aria-label={`Which question ${at + 1}`}
            value={one.question}
            options={before.map((asked) => ({ value: asked.key, label: asked.label }))}
            onChange={(question) => set(at, { question, value: null })}
          />
          <Select<Rule['is']> aria-label={`What holds ${at + 1}`} value={one.is} options={[...IS]} onChange={(is) => set(at, { is })} />
          <RuleValue
            rule={one}
            asked={before.find((asked) => asked.key === one.question)}
            nth={at + 1}
            onChange={(value) => set(at, { value })}
          />
          <Button type="text" aria-label={`Forget condition ${at + 1}`} onClick={() => say(rules.filter((_, nth) => nth !== at))}>
            ×
          </Button>
        </div>
      ))}
      <div className="q-rule">
        <Button
          size="small"
          disabled={rules.length >= 8}
          onClick={() => say([...rules, { question: before.at(-1)?.key ?? '', is: 'answered', value: null }])}
        >
          {rules.length === 0 ? 'Show only when…' : 'One more condition'}
        </Button>
        {rules.length > 1 && (
          <Select<'all' | 'any'>
            aria-label="How many have to hold"
            value={show_if?.mode ?? 'all'}
            options={[
              { value: 'all', label: 'all of them' },
              { value: 'any', label: 'one of them' },
            ]}
            onChange={(mode) => say(rules, mode)}
          />
        )}
      </div>
    </div>
  );
}

interface RuleValueProps {
  readonly rule: Rule;
  readonly asked: Question | undefined;
  readonly nth: number;
  readonly onChange: (value: Rule['value']) => void;
}

function RuleValue({ rule: { is, value }, asked, nth, onChange }: RuleValueProps) {
  const { tenant } = usePlugin();
  if (!asked || is === 'answered' || is === 'empty') return null;
  const label = `With what ${nth}`;
  if (asked.options.length > 0)
    return (
      <Select<string>
        aria-label={label}
        placeholder="Choose"
        value={typeof value === 'string' ? value : null}
        options={asked.options.map((option) => ({ value: option.key, label: option.label }))}
        onChange={onChange}
      />
    );
  const isNumber = asked.type === 'number' || is === 'more' || is === 'less';
  const scale = scaleOf(asked.type, tenant.currency);
  return (
    <Input
      aria-label={label}
      defaultValue={typeof value === 'number' ? String(value / scale) : (value ?? '')}
      onBlur={({ target }) => {
        const number = Number(target.value.replace(',', '.'));
        onChange(
          isNumber && target.value.trim() !== '' && Number.isFinite(number) ? Math.round(number * scale) : target.value.slice(0, 200),
        );
      }}
    />
  );
}
