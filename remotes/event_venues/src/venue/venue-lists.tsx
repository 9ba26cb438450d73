import {
  ruleSeverities,
  ruleTopics,
  weekdays,
  type Venue,
  type VenueCertificate,
  type VenueContact,
  type VenuePatch,
  type VenueRule,
  type VenueSpace,
  type VenueWindow,
} from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { StatusTag, useFormats } from '@butterfly/ui-kit';
import { todayIn } from '@butterfly/ui-kit/days';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { ListPanel } from '../parts/list-panel';
import { PhotosField, PlanField, SpaceFiles } from './space-files';
import { sizeText, windowText } from '../parts/rule-text';

interface VenueListsProps {
  readonly venue: Venue;
  readonly disabled: boolean;
  readonly onSave: (patch: VenuePatch) => void;
}

const needed = [{ required: true, whitespace: true, message: 'This is needed' }];
const clock = [{ required: true, pattern: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'A time such as 23:30' }];
const dayOf = (text: string) => [{ required: text !== '', pattern: /^\d{4}-\d{2}-\d{2}$/, message: text }];
/** An emptied day is none. */
const orNull = (value: string | null) => value || null;
const dayField = { getValueFromEvent: (event: { target: { value: string } }) => orNull(event.target.value) };
const TONES = { info: 'neutral', must: 'marigold', forbidden: 'clay' } as const;

/** What there is to know about a venue, list by list. */
export function VenueLists(props: VenueListsProps) {
  return (
    <>
      <Rules {...props} />
      <Windows {...props} />
      <Spaces {...props} />
      <Certificates {...props} />
      <People {...props} />
    </>
  );
}

const blankRule: VenueRule = { topic: 'open_flame', severity: 'forbidden', text: '', source: '', verified_on: null };

function Rules({ venue, disabled, onSave }: VenueListsProps) {
  const format = useFormats();
  return (
    <ListPanel
      title="Rules"
      noun="rule"
      items={venue.rules}
      blank={blankRule}
      empty="No rules yet. Ask about candles, petals, hanging and when to be out."
      disabled={disabled}
      nameOf={({ text }) => text}
      onSave={(rules) => onSave({ rules: [...rules] })}
      draw={({ topic, severity, text, source, verified_on: on }) => (
        <>
          <p className="ev-line-head">
            <StatusTag tone={TONES[severity]}>{ruleSeverities[severity]}</StatusTag> {ruleTopics[topic]}
          </p>
          <p>{text}</p>
          {(source !== '' || on !== null) && (
            <p className="bf-soft">{[source, on !== null && `confirmed ${format.day(on)}`].filter(Boolean).join(' · ')}</p>
          )}
        </>
      )}
      fields={
        <>
          <Form.Item name="topic" label="About">
            <Select options={optionsOf(ruleTopics)} />
          </Form.Item>
          <Form.Item name="severity" label="It is">
            <Select options={optionsOf(ruleSeverities)} />
          </Form.Item>
          <Form.Item name="text" label="Rule" rules={needed}>
            <Input maxLength={300} />
          </Form.Item>
          <Form.Item name="source" label="Who said so">
            <Input maxLength={120} />
          </Form.Item>
          <Form.Item name="verified_on" label="Confirmed on" {...dayField}>
            <Input type="date" />
          </Form.Item>
        </>
      }
    />
  );
}

const blankWindow: VenueWindow = { weekday: null, from: '', until: '', late_fee_cents: null };

function Windows({ venue, disabled, onSave }: VenueListsProps) {
  const format = useFormats();
  const named = venue.windows.some(({ weekday }) => weekday !== null);
  return (
    <ListPanel
      title="Access"
      noun="time"
      items={venue.windows}
      blank={blankWindow}
      empty="Nobody has said yet when you may be inside."
      disabled={disabled}
      nameOf={(window) => windowText(window, named)}
      onSave={(windows) => onSave({ windows: [...windows] })}
      draw={(window) => (
        <p className="bf-figures">
          {windowText(window, named)}
          {window.late_fee_cents !== null && <span className="bf-soft"> · {format.money(window.late_fee_cents)} when late</span>}
        </p>
      )}
      fields={
        <>
          <Form.Item name="weekday" label="Day">
            <Select
              allowClear
              placeholder="Every other day"
              options={Object.entries(weekdays).map(([value, label]) => ({ value: Number(value), label }))}
            />
          </Form.Item>
          <Form.Item name="from" label="From" rules={clock}>
            <Input type="time" />
          </Form.Item>
          <Form.Item name="until" label="Until" rules={clock}>
            <Input type="time" />
          </Form.Item>
        </>
      }
    />
  );
}

const blankSpace: VenueSpace = { name: '', indoor: true, length_cm: null, width_cm: null, ceiling_cm: null, note: '' };

function Spaces({ venue, disabled, onSave }: VenueListsProps) {
  return (
    <ListPanel
      title="Spaces"
      noun="space"
      items={venue.spaces}
      blank={blankSpace}
      empty="Rooms and lawns, with their measures and what can carry weight."
      disabled={disabled}
      nameOf={({ name }) => name}
      onSave={(spaces) => onSave({ spaces: [...spaces] })}
      draw={(space) => (
        <>
          <p className="ev-line-head">
            {space.name} <span className="bf-soft">{[sizeText(space), !space.indoor && 'outdoors'].filter(Boolean).join(' · ')}</span>
          </p>
          {space.note !== '' && <p>{space.note}</p>}
          <SpaceFiles venueId={venue.id} space={space} />
        </>
      )}
      fields={
        <>
          <Form.Item name="name" label="Name" rules={needed}>
            <Input maxLength={80} />
          </Form.Item>
          <Form.Item name="indoor" label="Indoors" valuePropName="checked">
            <Switch />
          </Form.Item>
          <Centimetres name="length_cm" label="Length in cm" />
          <Centimetres name="width_cm" label="Width in cm" />
          <Centimetres name="ceiling_cm" label="Ceiling in cm" />
          <Form.Item name="note" label="What to know">
            <Input maxLength={300} />
          </Form.Item>
          <Form.Item name="photo_ids" label="Photographs">
            <PhotosField venueId={venue.id} />
          </Form.Item>
          <Form.Item name="plan_id" label="Floor plan">
            <PlanField venueId={venue.id} />
          </Form.Item>
        </>
      }
    />
  );
}

function Centimetres({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label}>
      <InputNumber min={1} max={name === 'ceiling_cm' ? 10_000 : 100_000} precision={0} controls={false} />
    </Form.Item>
  );
}

const blankCertificate: VenueCertificate = { name: '', valid_until: '', additional_insured: '' };

function Certificates({ venue, disabled, onSave }: VenueListsProps) {
  const format = useFormats();
  const { tenant } = usePlugin();
  const today = todayIn(tenant.tz, new Date());
  return (
    <ListPanel
      title="Insurance"
      noun="certificate"
      items={venue.certificates}
      blank={blankCertificate}
      empty="The place has no certificate from you."
      disabled={disabled}
      nameOf={({ name }) => name}
      onSave={(certificates) => onSave({ certificates: [...certificates] })}
      draw={({ name, valid_until: until, additional_insured: insured }) => (
        <p>
          {name}{' '}
          <StatusTag tone={until < today ? 'clay' : 'eucalyptus'}>{`${until < today ? 'ended' : 'until'} ${format.day(until)}`}</StatusTag>
          {insured !== '' && <span className="bf-soft"> · names {insured}</span>}
        </p>
      )}
      fields={
        <>
          <Form.Item name="name" label="Certificate" rules={needed}>
            <Input maxLength={120} />
          </Form.Item>
          <Form.Item name="valid_until" label="Valid until" rules={dayOf('The day it ends')}>
            <Input type="date" />
          </Form.Item>
          <Form.Item name="additional_insured" label="Additional insured">
            <Input maxLength={160} />
          </Form.Item>
        </>
      }
    />
  );
}

const blankContact: VenueContact = { name: '', role: '', phone: '', email: '' };

function People({ venue, disabled, onSave }: VenueListsProps) {
  return (
    <ListPanel
      title="People there"
      noun="person"
      items={venue.contacts}
      blank={blankContact}
      empty="Who opens the door, who knows where the power is."
      disabled={disabled}
      nameOf={({ name }) => name}
      onSave={(contacts) => onSave({ contacts: [...contacts] })}
      draw={({ name, role, phone, email }) => (
        <p>
          {name} {role !== '' && <span className="bf-soft">{role}</span>}
          {phone !== '' && (
            <>
              {' '}
              · <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
          {email !== '' && (
            <>
              {' '}
              · <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
        </p>
      )}
      fields={
        <>
          <Form.Item name="name" label="Name" rules={needed}>
            <Input maxLength={120} />
          </Form.Item>
          <Form.Item name="role" label="What they do">
            <Input maxLength={80} />
          </Form.Item>
          <Form.Item name="phone" label="Phone">
            <Input type="tel" maxLength={40} />
          </Form.Item>
          <Form.Item name="email" label="E-mail">
            <Input type="email" maxLength={254} />
          </Form.Item>
        </>
      }
    />
  );
}
