import { openOf, type ProjectMoney, type SentReminder } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText, Icon } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';

type Part = ProjectMoney['parts'][number];

/** What was asked for by mail, and asking once more. */
export function Reminders({ money }: { readonly money: ProjectMoney }) {
  const maySend = useFeature('send_client_messages');
  const [asked, setAsked] = useState<Part | null>(null);
  const open = money.parts.filter((part) => openOf(part) > 0);
  if (open.length === 0 && money.reminders.length === 0) return null;
  return (
    <section className="pay-came" aria-label="Reminders">
      <h2>Reminders</h2>
      {maySend && open.length > 0 && (
        <div className="pay-links bf-wraps">
          {open.map((part) => (
            <Button key={part.id} icon={<Icon name="send" size={16} />} onClick={() => setAsked(part)}>
              Remind of {part.label}, {part.number}
            </Button>
          ))}
          <Pause money={money} />
        </div>
      )}
      <Sent money={money} />
      {asked && <ReminderDialog projectId={String(money.project_id)} part={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Sent({ money: { reminders, parts } }: { readonly money: ProjectMoney }) {
  if (reminders.length === 0) return <p className="bf-soft">Nobody was reminded yet.</p>;
  const names = new Map(parts.map(({ id, label, number }) => [id, `${label}, ${number}`]));
  return (
    <ul>
      {reminders.map((reminder) => (
        <li key={reminder.id} className="pay-reminder">
          <DateText value={reminder.sent_at} as="moment" />
          <span className="pay-came-words">
            <span>{names.get(reminder.installment_id) ?? 'A part'}</span>
            <span className="bf-soft">
              {stageWords(reminder)}, to {reminder.recipient}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function stageWords({ stage }: SentReminder): string {
  if (stage === null) return 'Asked for by hand';
  return stage < 0 ? `${days(-stage)} before it was due` : `${days(stage)} late`;
}

/** Nothing leaves the house unread. */
function ReminderDialog({ projectId, part, onClose }: { readonly projectId: string; readonly part: Part; readonly onClose: () => void }) {
  const params = { projectId, id: String(part.id) };
  const draft = useQuery({
    queryKey: [...keys.project(projectId), 'reminder', part.id],
    queryFn: async ({ signal }) => (await api.previewReminder({ params, signal })).data,
    retry: false,
  });
  const send = useAction<undefined, unknown>({
    run: () => api.sendReminder({ params }),
    invalidates: [keys.money],
    failure: 'inline',
    successMessage: () => 'The reminder is on its way',
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title={`Remind of ${part.label}, ${part.number}`}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={!draft.data} loading={send.busy} onClick={() => send.go(undefined)}>
          Send reminder
        </Button>,
      ]}
    >
      <Loaded query={draft} what="the reminder" kind="form">
        {({ to, subject, text }) => (
          <div className="pay-mail">
            <p>
              <span className="bf-soft">To</span> {to}
            </p>
            <p>
              <span className="bf-soft">Subject</span> {subject}
            </p>
            <pre>{text}</pre>
          </div>
        )}
      </Loaded>
      {send.error && <Alert type="error" showIcon title={errorMessage(send.error)} />}
    </Modal>
  );
}

function Pause({ money: { project_id, reminders_paused_until: until, today } }: { readonly money: ProjectMoney }) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const save = useAction<string | null, unknown>({
    run: (paused_until) => api.pauseReminders({ params: { projectId: String(project_id) }, body: { paused_until } }),
    invalidates: [keys.money],
    successMessage: (_, paused) => (paused === null ? 'Reminders go on' : 'Reminders rest'),
    onSuccess: () => setOpen(false),
  });
  if (until !== null && until >= today)
    return (
      <span className="pay-resting">
        Reminders rest until <DateText value={until} />.{' '}
        <Button type="link" loading={save.busy} onClick={() => save.go(null)}>
          Go on
        </Button>
      </span>
    );
  if (!isOpen)
    return (
      <Button type="text" onClick={() => setOpen(true)}>
        Let reminders rest
      </Button>
    );
  return (
    <span className="pay-resting">
      <label htmlFor="pay-rest">Until</label>
      <Input id="pay-rest" type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
      <Button disabled={day === ''} loading={save.busy} onClick={() => save.go(day)}>
        Let them rest
      </Button>
    </span>
  );
}
