import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { useAction, useDraft } from '@butterfly/plugin-sdk/react';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { api, keys } from '../flowers.client';
import { allCame, counted, countOf, isTyped, missingIn, type Counts } from './counts';
import { ReceiveLine } from './receive-line';
import type { SavedOrder } from './use-order';

const NOTHING: Counts = [];

/**
 * What came, counted where it stands: large buttons for wet hands, kept over a lost line. Who is second to save is shown what the first
 * has counted, keeps the own counts and saves again.
 */
export function ReceiveForm({ saved: { data: order, etag } }: { saved: SavedOrder }) {
  const draft = useDraft<Counts>(`flower-order:${order.id}`, NOTHING);
  const params = { id: String(order.id) };
  const ifMatch = etag ?? '*';
  const after = { invalidates: [keys.orders, keys.previews], failure: 'inline' as const };
  const save = useAction({
    ...after,
    run: (counts: Counts) => api.receiveOrder({ params, ifMatch, body: { lines: [...counts], instead: [] } }),
    onSuccess: () => draft.saved(NOTHING),
  });
  const instead = useAction({
    ...after,
    run: (came: { line_id: number; ingredient_id: number; received_units: number }) =>
      api.receiveOrder({ params, ifMatch, body: { lines: [], instead: [{ ...came, actual_cents: null }] } }),
  });
  const missing = missingIn(draft.value);
  const handleInstead = (lineId: number, ingredient: Ingredient, milli: number) =>
    instead.go({ line_id: lineId, ingredient_id: ingredient.id, received_units: Math.max(1, Math.round(milli / 1_000)) });
  return (
    <section className="fl-receive" aria-label="What came">
      <RestoredNote draft={draft} />
      <ul className="fl-pieces">
        {order.lines.map((line) => (
          <ReceiveLine
            key={line.id}
            order={order}
            line={line}
            count={countOf(line, draft.value)}
            isTyped={isTyped(draft.value, line)}
            onCount={(part) => draft.set((now) => counted(now, { line, part }))}
            onInstead={(ingredient, milli) => handleInstead(line.id, ingredient, milli)}
          />
        ))}
      </ul>
      <footer className="fl-receive-save">
        <Problem error={save.error ?? instead.error} missing={missing} />
        <Button size="large" onClick={() => draft.set((now) => allCame(order.lines, now))}>
          Everything came
        </Button>
        <Button
          type="primary"
          size="large"
          loading={save.busy}
          disabled={!draft.isDirty || missing !== null}
          onClick={() => save.go(draft.value)}
        >
          Save count
        </Button>
      </footer>
    </section>
  );
}

function Problem({ error, missing }: { error: unknown; missing: string | null }) {
  if (missing) return <p className="fl-warning">{missing}</p>;
  if (!error) return null;
  return (
    <p className="fl-warning" role="alert">
      {isApiError(error) && error.status === 412 ? SECOND : `${errorMessage(error)} What you counted is kept here.`}
    </p>
  );
}

const SECOND = 'A colleague has counted meanwhile. What they counted stands here now, and what you counted is kept: look, and save again.';
