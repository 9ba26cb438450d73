import { DateText } from '@butterfly/ui-kit';
import { useEffect, useState } from 'react';
import { serverText, type Capabilities } from '../agents.client';
import { useAssistant, useAssistantState } from './use-assistant';

/** Who can hand over to whom, and who did in this conversation. */
export function HandoffLists() {
  return (
    <>
      <HistoryList />
      <CapabilityList />
    </>
  );
}

type Handoffs = Awaited<ReturnType<ReturnType<typeof useAssistant>['core']['host']['api']['handoffs']>>;

function HistoryList() {
  const { core } = useAssistant();
  const session = useAssistantState((state) => state.session);
  const sessionId = session.kind === 'active' ? session.sessionId : null;
  const { value, error } = useLoaded<Handoffs>(() => (sessionId ? core.host.api.handoffs(sessionId) : Promise.resolve([])), sessionId);
  return (
    <details className="assistant-details">
      <summary>Handoffs in this conversation</summary>
      {error && (
        <p className="assistant-failure" role="alert">
          {error}
        </p>
      )}
      {value?.length === 0 && <p className="assistant-note">None yet.</p>}
      <ul>
        {value?.map(({ from_agent, to_agent, reason, timestamp }, at) => (
          <li key={at}>
            {core.nameOf(from_agent)} → {core.nameOf(to_agent)}
            {reason && `: ${reason}`}{' '}
            <span className="assistant-note">
              <DateText value={timestamp} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CapabilityList() {
  const { core, capabilities } = useAssistant();
  const { value, error } = useLoaded<Capabilities>(capabilities.load, 'capabilities');
  const known = value ?? capabilities.get();
  return (
    <details className="assistant-details" open={error !== null || undefined}>
      <summary>Who can take over</summary>
      {error && (
        <p className="assistant-failure" role="alert">
          {error}
        </p>
      )}
      {Object.entries(known)
        .filter(([, targets]) => targets.length > 0)
        .map(([from, targets]) => (
          <div key={from}>
            <strong>{core.nameOf(from)}</strong>
            <ul>
              {targets.map(({ agent_type, description }) => (
                <li key={agent_type}>
                  {core.nameOf(agent_type)}: {description}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </details>
  );
}

function useLoaded<T>(load: () => Promise<T>, key: string | null): { readonly value: T | null; readonly error: string | null } {
  const [state, setState] = useState<{ value: T | null; error: string | null }>({ value: null, error: null });
  useEffect(() => {
    let live = true;
    load().then(
      (value) => live && setState({ value, error: null }),
      (error: unknown) =>
        live && setState({ value: null, error: serverText(error, error instanceof Error ? error.message : 'Could not be loaded.') }),
    );
    return () => {
      live = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew for another key only
  }, [key]);
  return state;
}
