import type { NewEvent } from '@butterfly/contracts/calendar_meeting';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../calendar_meeting.client';
import { blank, EventForm } from './event-form';

interface EventDialogProps {
  readonly day: string;
  /** From when, an hour long; without it at ten. */
  readonly time?: string;
  readonly projectId: number | null;
  readonly onClose: () => void;
}

/** Puts something on the calendar. */
export function EventDialog({ day, time, projectId, onClose }: EventDialogProps) {
  const [typed, setTyped] = useState(() => blank(day, { projectId, time }));
  const create = useAction<NewEvent, unknown>({
    run: (body) => api.createEvent({ body }),
    invalidates: [keys.entries],
    failure: 'inline',
    successMessage: (_made, { guests }) => (guests.length > 0 ? 'It is on, and the guests have an invitation' : 'It is on the calendar'),
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title="Put something on the calendar"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="yes"
          type="primary"
          disabled={typed.title.trim() === ''}
          loading={create.busy}
          onClick={() => create.go({ ...typed, tz: null })}
        >
          Put it on
        </Button>,
      ]}
    >
      <EventForm typed={typed} fields={create.fields} exceptId={null} onChange={setTyped} />
      {create.error && <Alert type="error" showIcon title={errorMessage(create.error)} />}
    </Modal>
  );
}
