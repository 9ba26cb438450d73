import type { CameInstead, Ingredient, OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import { useAction, useDraft } from '@butterfly/plugin-sdk/react';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { RestoredNote } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { api, keys } from '../flowers.client';
import { allCame, counted, countOf, isShort, isTyped, missingIn, type Count, type Counts } from './counts';
import { OwnStandIn, useStandIns } from './own-stand-in';
import { ReceiveLine } from './receive-line';
import type { SavedOrder } from './use-order';

const NOTHING: Counts = [];

/**
 * What came, counted where it stands: large buttons for wet hands, kept over a lost line. Who is second to save is shown what the first
 * has counted, keeps the own counts and saves again.
 */
export function ReceiveForm({ saved: { data: order, etag } }: { saved: SavedOrder }) {
  const { data: standIns } = useStandIns(order.id);
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
    run: (came: Pick<CameInstead, 'ingredient_id' | 'is_own_stock' | 'line_id' | 'received_units'>) =>
      api.receiveOrder({ params, ifMatch, body: { lines: linesOf(came.line_id), instead: [{ ...came, actual_cents: null }] } }),
    onSuccess: (_answer, came) => draft.set((now) => now.filter(({ line_id }) => line_id !== came.line_id)),
  });
  /** What was counted of the line itself goes with what stands in for it. */
  const linesOf = (lineId: number) => draft.value.filter(({ line_id }) => line_id === lineId);
  const missing = missingIn(draft.value);
  const handleInstead = (lineId: number, ingredient: Ingredient, milli: number) =>
    instead.go({
      line_id: lineId,
      ingredient_id: ingredient.id,
      received_units: Math.max(1, Math.round(milli / 1_000)),
      is_own_stock: false,
    });
  const standInOf = (line: OrderLine, count: Count) =>
    isShort(line, count, { lines: order.lines, isTyped: isTyped(draft.value, line) }) && (
      <OwnStandIn
        line={line}
        count={count}
        offers={standIns?.find(({ line_id }) => line_id === line.id)?.offers ?? []}
        isBusy={instead.busy || missing !== null}
        onTake={(ingredient_id, received_units) => instead.go({ line_id: line.id, ingredient_id, received_units, is_own_stock: true })}
      />
    );
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
            standIn={standInOf(line, countOf(line, draft.value))}
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
