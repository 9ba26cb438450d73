import { venueKinds, type VenueKind } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, NumberField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../event_venues.client';

const blank = { name: '', kind: 'other' as VenueKind, address: '', capacity_seated: null as number | null, notes: '' };

export function Page() {
  const { nav, metrics } = usePlugin();
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow={<Link to={nav.href('list')}>Venues</Link>} title="New venue" />
      <RecordForm
        name="new-venue"
        initial={blank}
        submitLabel="Add venue"
        failureTitle="The venue was not added"
        submit={(body) => api.createVenue({ body })}
        onSaved={({ data }) => nav.go(nav.href('venue', { venueId: data.id }))}
      >
        <TextField name="name" label="Name" required maxLength={120} />
        <ChoiceField name="kind" label="Kind" options={optionsOf(venueKinds)} />
        <TextField name="address" label="Address" maxLength={300} />
        <NumberField name="capacity_seated" label="Seats" max={100_000} problem="This is not a number of seats" />
        <TextField name="notes" label="What to know" rows={4} maxLength={5_000} />
      </RecordForm>
    </div>
  );
}
