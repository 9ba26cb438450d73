import type { ProjectStock } from '@butterfly/contracts/inventory';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../inventory.client';

/** What was reserved for another day of the event: where it would go, what would be missing then, and the move. */
export function DateMoves({ stock: { project_id: projectId, moves } }: { stock: ProjectStock }) {
  const [reason, setReason] = useState('');
  const move = useAction<string, unknown>({
    run: (why) => api.moveWithEvent({ params: { projectId: String(projectId) }, body: { overbook_reason: why } }),
    invalidates: [keys.goods],
  });
  const isShort = moves.some(({ short }) => short > 0);
  return (
    <section className="bf-panel" aria-label="Dates differ from the event">
      <h2>Dates differ from the event</h2>
      <p className="bf-soft">The event was moved after these were reserved. With it they would be away in these days:</p>
      <ul className="inv-rows bf-figures">
        {moves.map(({ id, qty, item_name: name, out_on: out, back_on: back, short }) => (
          <li key={id}>
            <span>
              {qty} × {name} {short > 0 && <StatusTag tone="clay">{short} would be missing</StatusTag>}
            </span>
            <span>
              <DateText value={out} /> – <DateText value={back} />
            </span>
          </li>
        ))}
      </ul>
      <div className="inv-filters">
        {isShort && (
          <Input
            aria-label="Why they move although some would be missing"
            placeholder="Why they move all the same"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <Button type="primary" loading={move.busy} disabled={isShort && reason.trim() === ''} onClick={() => move.go(reason.trim())}>
          Move all with the event
        </Button>
      </div>
    </section>
  );
}
