import type { Answer } from '@butterfly/contracts/core';
import type { Driving, DrivingPatch } from '@butterfly/contracts/event_venues';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, type FieldErrors, MoneyField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../event_venues.client';
import { NO_POINT, pointText, readPoint } from '../way/point-text';
import { drivingExample } from './driving-example';

/** Where the vans start, and what a client pays for the way. */
export function Page() {
  const { nav } = usePlugin();
  const saved = useQuery({ queryKey: keys.driving, queryFn: ({ signal }) => api.getDriving({ signal }) });
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('list')}>Venues</Link>} title="What driving costs" />
      <Loaded query={saved} what="what driving costs" kind="form">
        {({ data, etag }) => (
          <div className="bf-narrow">
            <DrivingForm key={data.version} driving={data} etag={etag} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

const STEPS = { 1: 'To the cent', 50: 'To 0.50', 100: 'To 1.00', 500: 'To 5.00', 1000: 'To 10.00' } as const;
const stepOptions = Object.entries(STEPS).map(([value, label]) => ({ value: Number(value), label }));

/** What is typed; kilometres are whole, because nobody charges for the metre. */
function typedOf({ base_cents, included_m, rate_cents, step_cents, speed_kmh, road_bps, ...point }: Driving) {
  const [included_km, detour] = [Math.round(included_m / 1000), Math.round(road_bps / 100) - 100];
  return {
    start: pointText(point),
    base_cents: base_cents as number | null,
    included_km: included_km as number | null,
    rate_cents: rate_cents as number | null,
    step_cents,
    speed_kmh: speed_kmh as number | null,
    detour: detour as number | null,
  };
}
type Typed = ReturnType<typeof typedOf>;

const patchOf = ({ start, base_cents, included_km, rate_cents, step_cents, speed_kmh, detour }: Typed): DrivingPatch => ({
  ...(readPoint(start) ?? { lat: null, lng: null }),
  base_cents: base_cents ?? 0,
  included_m: (included_km ?? 0) * 1000,
  rate_cents: rate_cents ?? 0,
  step_cents,
  speed_kmh: speed_kmh ?? 60,
  road_bps: 10_000 + (detour ?? 0) * 100,
});

function DrivingForm({ driving, etag }: { driving: Driving; etag: string | null }) {
  const { ui } = usePlugin();
  const queries = useQueryClient();
  const format = useFormats();
  const mayChange = useFeature('manage_templates');
  const taken = (answer: Answer<Driving>) => {
    queries.setQueryData(keys.driving, answer);
    ui.toast('success', 'Saved');
  };
  if (!mayChange) return <p>{drivingExample(driving, format.money)}</p>;
  return (
    <RecordForm<Typed, Answer<Driving>>
      name="driving"
      initial={typedOf(driving)}
      submitLabel="Save"
      failureTitle="What driving costs was not saved"
      check={({ start }): FieldErrors => (readPoint(start) ? {} : { start: [NO_POINT] })}
      submit={(typed) => api.updateDriving({ body: patchOf(typed), ...(etag && { ifMatch: etag }) })}
      onSaved={taken}
    >
      {(typed) => (
        <>
          <TextField name="start" label="Where the vans start, on the map" placeholder="42.2529, -73.7909" maxLength={60} />
          <MoneyField name="base_cents" label="Each delivery" />
          <NumberField name="included_km" label="Kilometres in that, there and back" max={10_000} />
          <MoneyField name="rate_cents" label="Each kilometre more" />
          <ChoiceField name="step_cents" label="Rounded" options={stepOptions} />
          <NumberField name="speed_kmh" label="Usual speed, km/h" min={5} max={130} problem="Between 5 and 130" />
          <NumberField name="detour" label="Roads are longer than the crow flies, %" max={400} problem="Between 0 and 400" />
          <p className="bf-soft" aria-live="polite">
            {drivingExample({ ...driving, ...patchOf(typed) }, format.money)}
          </p>
        </>
      )}
    </RecordForm>
  );
}
