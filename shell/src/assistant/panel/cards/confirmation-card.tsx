import type { Confirmation } from '@butterfly/contracts/agents';
import { ownPath } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useRef, useState } from 'react';
import { serverText } from '../../agents.client';
import { withSettled, type ChatEvent } from '../../chat/chat-event';
import { useAssistant } from '../use-assistant';

const STATUS: Readonly<Record<Confirmation['status'], string>> = {
  waiting: 'Waits for you',
  done: 'Done',
  declined: 'Not done',
  failed: 'Could not be done',
  cut_off: 'Cut off: nobody knows whether it was done',
};
const EFFECT: Readonly<Record<string, string>> = {
  send: 'Sends something to people outside',
  money: 'Moves money',
  write: 'Changes your data',
};

/** Something that changes, sends or pays: it happens by this click and not by the conversation. */
export function ConfirmationCard({ event, confirmation }: { event: ChatEvent; confirmation: Confirmation }) {
  const { core } = useAssistant();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A double click comes faster than the button is disabled.
  const isRunning = useRef(false);
  const settle = async (act: 'confirm' | 'decline') => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      const { status, message, navigationUrl } = await core.host.api[act](confirmation.token);
      core.setEvents((events) => events.map((row) => (row.id === event.id ? withSettled(row, confirmation, status) : row)));
      if (message) core.add({ type: 'system', content: message });
      const path = navigationUrl ? ownPath(navigationUrl) : null;
      if (path) core.host.go(path);
    } catch (failure) {
      setError(
        serverText(
          failure,
          'The server could not be reached, so it is not known whether it was done. Click again: it is done once at most.',
        ),
      );
    }
    isRunning.current = false;
    setBusy(false);
  };
  const { title, description, details, status, effect } = confirmation;
  return (
    <div className="assistant-card assistant-confirm" data-status={status}>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {details.length > 0 && (
        <dl className="assistant-facts">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {status === 'waiting' ? (
        <>
          <span className="assistant-note">{EFFECT[effect] ?? EFFECT['write']}. Nothing happens until you confirm.</span>
          <div className="assistant-actions">
            <button
              type="button"
              className="bf-button bf-button-primary assistant-small"
              disabled={busy}
              onClick={() => void settle('confirm')}
            >
              Confirm
            </button>
            <button type="button" className="bf-button assistant-small" disabled={busy} onClick={() => void settle('decline')}>
              Do not do it
            </button>
          </div>
        </>
      ) : (
        <span className="assistant-note">
          <Icon name={status === 'done' ? 'check' : 'close'} size={14} /> {STATUS[status]}
        </span>
      )}
      {error && (
        <p className="assistant-failure" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
