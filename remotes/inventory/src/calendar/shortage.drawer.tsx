import type { CalendarRow } from '@butterfly/contracts/inventory';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { MoneyField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { DateText, StatusDot, StatusTag } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys, useItems, useProjectNames, versionOf } from '../inventory.client';
import { reasonTexts, stateLabels, stateTones } from '../model/labels';

type Bar = CalendarRow['reservations'][number];

interface Shown {
  readonly row: CalendarRow;
  readonly bar: Bar;
  readonly onClose: () => void;
}

/** One reservation of the calendar; when something is missing, why, and three ways out of it. */
export function ShortageDrawer({ row, bar, onClose }: Shown) {
  const { nav } = usePlugin();
  const names = useProjectNames();
  return (
    <Drawer open title={`${bar.qty} × ${row.item.name}`} onClose={onClose} size={420}>
      <div className="inv-drawer">
        <p>
          <Link to={nav.href('project', { projectId: bar.project_id })}>{names.get(bar.project_id) ?? 'A project'}</Link>
          <br />
          <span className="bf-soft">
            <DateText value={bar.out_on} /> – <DateText value={bar.back_on} />
          </span>
        </p>
        <StatusDot tone={stateTones[bar.state]}>{stateLabels[bar.state]}</StatusDot>
        {bar.reason !== null && (
          <>
            <p>
              <StatusTag tone="clay">{bar.short} missing</StatusTag> {reasonTexts[bar.reason]}
            </p>
            <Solutions row={row} bar={bar} onClose={onClose} />
          </>
        )}
        {row.sub_rentals.map(({ id, qty, vendor, unneeded }) => (
          <p key={id}>
            {qty} sub-rented from {vendor}. {unneeded > 0 && `Own stock is free again: ${unneeded} are not needed.`}
          </p>
        ))}
      </div>
    </Drawer>
  );
}

function Solutions(shown: Shown) {
  const mayOrder = useFeature('place_orders');
  const seesCosts = useFeature('view_costs');
  return (
    <>
      <Priority {...shown} />
      {mayOrder && seesCosts && <SubRent {...shown} />}
      <Substitutes {...shown} />
    </>
  );
}

/** Those it competes with go without instead. */
function Priority({ row, bar, onClose }: Shown) {
  const highest = Math.max(...row.reservations.map(({ priority }) => priority));
  const move = useAction<undefined, unknown>({
    run: () =>
      api.updateReservation({ params: { id: String(bar.id) }, body: { priority: Math.min(100, highest + 1) }, ifMatch: versionOf(bar) }),
    invalidates: [keys.goods],
    successMessage: () => 'It comes first now',
    onSuccess: onClose,
  });
  return (
    <section aria-label="Move priority">
      <h3>Let it come first</h3>
      <p className="bf-soft">It gets its units; who competes with it goes without instead.</p>
      <Button loading={move.busy} onClick={() => move.go(undefined)}>
        Move to the front
      </Button>
    </section>
  );
}

function SubRent({ row, bar, onClose }: Shown) {
  const cache = useQueryClient();
  const initial = { qty: bar.short as number | null, vendor: '', cost_cents: null as number | null };
  return (
    <section aria-label="Sub-rent">
      <h3>Sub-rent what is missing</h3>
      <RecordForm
        name={`sub-rental-${bar.id}`}
        initial={initial}
        submitLabel="Sub-rent"
        failureTitle="Nothing was sub-rented"
        submit={({ qty, vendor, cost_cents }) =>
          api.createSubRental({
            body: {
              item_id: row.item.id,
              qty: qty ?? 0,
              vendor,
              cost_cents: cost_cents ?? 0,
              from_on: bar.protected_from,
              to_on: bar.protected_to,
            },
          })
        }
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <NumberField name="qty" label="How many" min={1} required="Say how many" />
        <TextField name="vendor" label="From" required="Say from whom" maxLength={120} />
        <MoneyField name="cost_cents" label="Costs" />
      </RecordForm>
    </section>
  );
}

const SHOWN = 4;

/** Things of the same category of which enough are free in these days. */
function Substitutes({ row, bar, onClose }: Shown) {
  const others = useItems().filter(
    ({ id, category_id }) => id !== row.item.id && category_id !== null && category_id === row.item.category_id,
  );
  const ids = others.map(({ id }) => id).slice(0, 12);
  const free = useQuery({
    queryKey: [...keys.goods, 'substitutes', bar.id, ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      Promise.all(
        ids.map(
          async (item) =>
            (
              await api.getAvailability({
                query: { item: String(item), from: bar.protected_from, to: bar.protected_to, qty: bar.qty },
                signal,
              })
            ).data,
        ),
      ),
  });
  const replace = useAction<number, unknown>({
    run: (itemId) => api.updateReservation({ params: { id: String(bar.id) }, body: { item_id: itemId }, ifMatch: versionOf(bar) }),
    invalidates: [keys.goods],
    successMessage: () => 'Replaced',
    onSuccess: onClose,
    failure: 'inline',
  });
  const enough = (free.data ?? []).filter(({ shortage }) => shortage === 0).slice(0, SHOWN);
  return (
    <section aria-label="Substitute">
      <h3>Take something else</h3>
      {enough.length === 0 && <p className="bf-soft">Nothing of its category is free in these days for so many.</p>}
      {replace.error && <Alert type="error" title={errorMessage(replace.error)} />}
      <ul className="inv-rows">
        {enough.map(({ item_id: itemId, free: left }) => (
          <li key={itemId}>
            <span>
              {others.find(({ id }) => id === itemId)?.name} <span className="bf-soft">{left} free</span>
            </span>
            <Button size="small" loading={replace.busy} onClick={() => replace.go(itemId)}>
              Take these
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
