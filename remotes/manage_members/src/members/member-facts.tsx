import type { Member, MemberPatch } from '@butterfly/contracts/manage_members';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';

interface MemberFactsProps {
  readonly member: Member;
  readonly disabled: boolean;
  readonly onSave: (patch: MemberPatch) => void;
}

const EMPLOYMENT = [
  { value: 'employee', label: 'Employee' },
  { value: 'freelancer', label: 'Freelancer' },
  { value: 'partner', label: 'Partner' },
] as const;

/** Facts of a person; each is saved when its field is left. */
export function MemberFacts({ member, disabled, onSave }: MemberFactsProps) {
  const { tenant } = usePlugin();
  const money = member.hourly_cost_cents !== undefined;
  return (
    <section className="mm-section">
      <h3>Facts</h3>
      <div className="mm-grid">
        <Text id="mm-title" label="Title" value={member.title} disabled={disabled} onCommit={(title) => onSave({ title })} />
        <Text id="mm-phone" label="Phone" value={member.phone} disabled={disabled} onCommit={(phone) => onSave({ phone })} />
        <Field id="mm-employment" label="Works as">
          <Select
            id="mm-employment"
            className="bf-wide"
            disabled={disabled}
            value={member.employment}
            options={[...EMPLOYMENT]}
            onChange={(employment) => onSave({ employment })}
          />
        </Field>
        <Numeric
          id="mm-hours"
          label="Hours a week"
          value={member.weekly_minutes === null ? null : member.weekly_minutes / 60}
          disabled={disabled}
          max={168}
          onCommit={(hours) => onSave({ weekly_minutes: hours === null ? null : Math.round(hours * 60) })}
        />
        <Numeric
          id="mm-capacity"
          label="Open projects at once"
          value={member.capacity}
          disabled={disabled}
          max={500}
          onCommit={(capacity) => capacity !== null && onSave({ capacity: Math.max(1, Math.round(capacity)) })}
        />
        {money && (
          <Numeric
            id="mm-cost"
            label={`Cost per hour (${tenant.currency})`}
            value={centsToUnits(member.hourly_cost_cents)}
            disabled={disabled}
            max={10_000}
            onCommit={(amount) => onSave({ hourly_cost_cents: unitsToCents(amount) })}
          />
        )}
        {money && (
          <Numeric
            id="mm-bill"
            label={`Billed per hour (${tenant.currency})`}
            value={centsToUnits(member.hourly_bill_cents)}
            disabled={disabled}
            max={10_000}
            onCommit={(amount) => onSave({ hourly_bill_cents: unitsToCents(amount) })}
          />
        )}
        <Text
          id="mm-base"
          label="Starts from"
          value={member.home_base}
          disabled={disabled}
          onCommit={(home_base) => onSave({ home_base })}
        />
        <Text
          id="mm-languages"
          label="Languages"
          hint="With commas between"
          value={member.languages.join(', ')}
          disabled={disabled}
          onCommit={(text) =>
            onSave({
              languages: text
                .split(',')
                .map((word) => word.trim())
                .filter(Boolean)
                .slice(0, 20),
            })
          }
        />
        <Text
          id="mm-emergency"
          label="In an emergency"
          value={member.emergency_contact}
          disabled={disabled}
          onCommit={(emergency_contact) => onSave({ emergency_contact })}
        />
      </div>
      <Checkbox checked={member.vehicle_ok} disabled={disabled} onChange={(event) => onSave({ vehicle_ok: event.target.checked })}>
        May drive the van
      </Checkbox>
    </section>
  );
}

const centsToUnits = (cents: number | null | undefined): number | null => (cents === null || cents === undefined ? null : cents / 100);
const unitsToCents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

interface TextProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly onCommit: (text: string) => void;
}

function Text({ id, label, hint, value, disabled, onCommit }: TextProps) {
  const [text, setText] = useState(value);
  const commit = () => text.trim() !== value && onCommit(text.trim());
  return (
    <Field id={id} label={label} {...(hint && { hint })}>
      <Input
        id={id}
        value={text}
        disabled={disabled}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onPressEnter={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(value);
        }}
      />
    </Field>
  );
}

function Numeric({
  value,
  max,
  onCommit,
  ...rest
}: Omit<TextProps, 'value' | 'onCommit'> & { value: number | null; max: number; onCommit: (amount: number | null) => void }) {
  const read = (text: string) => {
    if (text === '') return onCommit(null);
    const amount = Number(text.replace(',', '.'));
    return Number.isFinite(amount) && amount >= 0 && amount <= max ? onCommit(amount) : undefined;
  };
  return <Text {...rest} value={value === null ? '' : String(value)} onCommit={read} />;
}
