import type { EventDelivery } from '@butterfly/contracts/plugins';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { ReasonForm } from '../delivery/reason-form';
import type { Undelivered } from './use-undelivered';

/** `tenant_crm.project.created@1` → `Project created`, of `Tenant crm`. */
function inWords(name: string): { what: string; of: string } {
  const [plugin = '', ...rest] = (name.split('@')[0] ?? '').split('.');
  const words = (text: string) => text.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
  return { what: words(rest.join(' ')), of: words(plugin) };
}

/** One event with what went wrong: try it again, or leave it out with a reason. */
export function UndeliveredEvent({ one, undelivered: { retry, discard, busy } }: { one: EventDelivery; undelivered: Undelivered }) {
  const [isLeaving, setLeaving] = useState(false);
  const { what, of } = inWords(one.name);
  const label = `${what}, for ${one.module}`;
  return (
    <li className="mm-event" aria-label={label}>
      <div className="mm-event-words">
        <h3>
          {what}{' '}
          <span className="bf-soft">
            of {of}, for {one.module}
          </span>
        </h3>
        <StatusDot tone={one.state === 'failed' ? 'clay' : 'marigold'}>
          {one.state === 'failed' ? (
            `Given up after ${one.attempts} tries`
          ) : (
            <>
              Tried {one.attempts} times, again <DateText value={one.due_at} />
            </>
          )}
        </StatusDot>
        <p className="mm-event-failure">{one.failure || 'No reason was given.'}</p>
        <p className="bf-soft">
          Happened <DateText value={one.at} />
          {one.behind > 0 && ` · ${one.behind === 1 ? '1 later event waits' : `${one.behind} later events wait`} behind it`}
        </p>
      </div>
      <div className="mm-event-actions">
        <Button aria-label={`Try again: ${label}`} loading={busy} onClick={() => retry(one)}>
          Try again
        </Button>
        <Button type="text" aria-label={`Leave out: ${label}`} aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
          Leave out…
        </Button>
      </div>
      {isLeaving && (
        <ReasonForm
          ok="Leave it out"
          busy={busy}
          placeholder="Was done by hand"
          onDone={(reason) => discard({ one, reason })}
          onCancel={() => setLeaving(false)}
        />
      )}
    </li>
  );
}
