import type { Target } from '@butterfly/contracts/questionnaire';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { customFieldsOfProjects, keys } from '../questionnaire.client';

const PROJECT = {
  event_date: 'the day of the event',
  start_time: 'when it begins',
  end_time: 'when it ends',
  venue_text: 'the venue',
  guest_count: 'the number of guests',
  budget_cents: 'the budget',
} as const;
const CONTACT = { phone_e164: 'their phone', address: 'their address', birthday: 'their birthday' } as const;

const optionsOf = (to: 'contact' | 'project', words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([field, label]) => ({ value: `${to}.${field}`, label }));

interface TargetFieldProps {
  readonly target: Target | null;
  readonly onChange: (target: Target | null) => void;
}

/** Where the answer goes when somebody takes it over: the project, a field of one's own, whoever answers, or a line of the proposal. */
export function TargetField({ target, onChange }: TargetFieldProps) {
  const custom = useQuery({ queryKey: keys.customFields, queryFn: customFieldsOfProjects, staleTime: 60_000, retry: false });
  const own = (custom.data ?? []).map(({ key, label }) => ({ value: `custom.${key}`, label }));
  // One that was put away since still has its name.
  const gone = target?.to === 'custom' && !own.some(({ value }) => value === valueOf(target));
  const options = [
    { label: 'Of the project', options: optionsOf('project', PROJECT) },
    { label: 'Of whoever answers', options: optionsOf('contact', CONTACT) },
    ...(own.length > 0 || gone
      ? [{ label: 'Fields of your own', options: [...own, ...(gone ? [{ value: valueOf(target), label: target.name }] : [])] }]
      : []),
    { label: 'Of the proposal', options: [{ value: 'line', label: 'how many of a line in the proposal' }] },
  ];
  return (
    <div className="q-target q-wide">
      <label>
        <span>The answer says</span>
        <Select<string>
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label="The answer says"
          placeholder="nothing about the project"
          value={target ? valueOf(target) : null}
          options={options}
          onChange={(next: string | undefined) => onChange(next === undefined ? null : targetOf(next, own))}
        />
      </label>
      {target?.to === 'line' && (
        <label>
          <span>Name of the line</span>
          <Input maxLength={160} value={target.name} onChange={({ target: input }) => onChange({ to: 'line', name: input.value })} />
        </label>
      )}
    </div>
  );
}

const valueOf = (target: Target): string => (target.to === 'line' ? 'line' : `${target.to}.${target.field}`);

function targetOf(value: string, own: readonly { readonly value: string; readonly label: string }[]): Target {
  const [to, field = ''] = value.split('.');
  if (to === 'project') return { to, field: field as keyof typeof PROJECT };
  if (to === 'contact') return { to, field: field as keyof typeof CONTACT };
  if (to === 'custom') return { to, field, name: own.find((one) => one.value === value)?.label ?? field };
  return { to: 'line', name: 'Bridesmaid' };
}
