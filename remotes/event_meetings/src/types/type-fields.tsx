import { assignments, locations, type EventType, type Host, type NewEventType, type Schedule } from '@butterfly/contracts/event_meetings';
import { ChoiceField, FormField, MoneyField, NumberField, TextField } from '@butterfly/record-kit/form';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Checkbox, Form, Input, Select } from 'antd';
import { useEffect } from 'react';
import { QuestionsInput } from './questions-input';

export interface Choices {
  readonly schedules: readonly Schedule[];
  readonly hosts: readonly { readonly id: number; readonly name: string }[];
  readonly types: readonly EventType[];
}

interface TypeFieldsProps {
  readonly values: NewEventType;
  readonly choices: Choices;
  readonly id: number | null;
  readonly onValues: (values: NewEventType) => void;
}

const colors = { iris: 'Iris', eucalyptus: 'Eucalyptus', blush: 'Blush', marigold: 'Marigold', clay: 'Clay' };

/** All of a kind of meeting. */
export function TypeFields({ values, choices, id, onValues }: TypeFieldsProps) {
  useEffect(() => onValues(values), [values, onValues]);
  useSlugFromName(values, id);
  const others = choices.types.filter((type) => type.id !== id).map((type) => ({ value: type.id, label: type.name }));
  return (
    <>
      <div className="bf-form-grid">
        <TextField name="name" label="Name" required maxLength={100} placeholder="Studio consultation" />
        <TextField name="slug" label="Address" hint="Small letters, digits and hyphens" required maxLength={60} />
        <TextField name="description" label="What visitors read" maxLength={2_000} rows={3} wide />
        <NumberField name="duration_min" label="Minutes" min={5} max={720} required />
        <NumberField name="slot_step_min" label="Begins every … minutes" min={5} max={480} required />
        <NumberField name="buffer_before_min" label="Minutes free before" max={480} required />
        <NumberField name="buffer_after_min" label="Minutes free after" max={480} required />
        <ChoiceField name="location_kind" label="Where" options={optionsOf(locations)} />
        <TextField name="location_text" label="Address or number" maxLength={300} />
        <FormField name="hosts" label="Who holds it">
          <HostsInput hosts={choices.hosts} />
        </FormField>
        <ChoiceField name="assignment" label="With several people" options={optionsOf(assignments)} />
        {choices.schedules.length > 0 && (
          <ChoiceField name="schedule_id" label="Hours" options={choices.schedules.map((one) => ({ value: one.id, label: one.name }))} />
        )}
        <ChoiceField name="color" label="Colour" options={optionsOf(colors)} />
        <NumberField name="min_notice_min" label="Minutes of notice" max={129_600} required />
        <NumberField name="max_days_ahead" label="Days ahead" min={1} max={365} required />
        <NumberField name="daily_limit" label="At most a day" min={1} max={100} />
        <NumberField name="weekly_limit" label="At most a week" min={1} max={500} />
        <NumberField name="cancellation_window_h" label="Hours until which it can be changed" max={720} required />
        <MoneyField name="price_cents" label="Price" />
        <FormField name="reminder_hours" label="Reminders, hours before" hint="Such as 24, 1">
          <HoursInput />
        </FormField>
        <ChoiceField name="when_full_id" label="When the day of the event is full, offer" options={others} clearable />
        <FormField name="blocked" label="Who may not book" hint="Addresses or domains, one a line" wide>
          <LinesInput />
        </FormField>
      </div>
      <FormField name="questions" label="Questions">
        <QuestionsInput />
      </FormField>
      <div className="event_meetings-checks">
        <Flag name="requires_confirmation" label="We confirm each request" />
        <Flag name="creates_lead" label="Who books becomes a lead" />
        <Flag name="active" label="Can be booked now" />
      </div>
    </>
  );
}

/** The address follows the name until somebody writes one. */
function useSlugFromName({ name, slug }: NewEventType, id: number | null): void {
  const form = Form.useFormInstance<NewEventType>();
  useEffect(() => {
    if (id !== null || form.isFieldTouched('slug')) return;
    const next = slugOf(name);
    if (next !== slug) form.setFieldValue('slug', next);
  }, [form, id, name, slug]);
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

function Flag({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}

interface InputProps<V> {
  readonly id?: string;
  readonly value?: V;
  readonly onChange?: (value: V) => void;
}

function HostsInput({ hosts, value = [], onChange, ...rest }: InputProps<readonly Host[]> & { readonly hosts: Choices['hosts'] }) {
  const weightOf = (id: number) => value.find(({ member_id: member }) => member === id)?.weight ?? 1;
  return (
    <Select<number[]>
      {...rest}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      value={value.map(({ member_id: id }) => id)}
      options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(ids) => onChange?.(ids.map((id) => ({ member_id: id, weight: weightOf(id) })))}
    />
  );
}

function HoursInput({ value = [], onChange, ...rest }: InputProps<readonly number[]>) {
  const read = (text: string) =>
    [...new Set((text.match(/\d+/g) ?? []).map(Number).filter((hours) => hours >= 1 && hours <= 336))].slice(0, 5);
  return <Input {...rest} key={value.join()} defaultValue={value.join(', ')} onBlur={({ target }) => onChange?.(read(target.value))} />;
}

function LinesInput({ value = [], onChange, ...rest }: InputProps<readonly string[]>) {
  const read = (text: string) => text.split(/[\s,;]+/).filter((line) => line.length > 2);
  return (
    <Input.TextArea
      {...rest}
      key={value.join()}
      rows={2}
      defaultValue={value.join('\n')}
      onBlur={({ target }) => onChange?.(read(target.value))}
    />
  );
}
