import { pointOf, type Venue, type VenuePatch } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EditableField } from '@butterfly/record-kit/fields';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../event_venues.client';
import { NO_POINT, pointText, readPoint } from './point-text';
import { useWayText } from './use-way';
import { durationText, kilometres } from './way-text';

interface WayPanelProps {
  readonly venue: Venue;
  readonly disabled: boolean;
  readonly onSave: (patch: VenuePatch) => void;
}

/** How far it is, what delivery costs, and what else lies near. */
export function WayPanel({ venue, disabled, onSave }: WayPanelProps) {
  const { nav } = usePlugin();
  const text = useWayText()(venue);
  const point = pointOf(venue);
  const savePoint = (typed: string) => {
    const read = readPoint(typed);
    if (!read) return NO_POINT;
    onSave(read);
    return null;
  };
  return (
    <section className="bf-panel" aria-label="Way there">
      <div className="bf-panel-head">
        <h2>Way there</h2>
        <Link to={nav.href('driving')}>What driving costs</Link>
      </div>
      <p className="bf-figures">{text ?? 'Nobody has said yet where this is, or where your vans start.'}</p>
      <dl className="bf-record-fields">
        <EditableField
          label="On the map"
          placeholder="Latitude, longitude"
          text={pointText(venue)}
          shown={pointText(venue)}
          disabled={disabled}
          onCommit={savePoint}
        />
        <Driven venue={venue} disabled={disabled} onSave={onSave} />
      </dl>
      {point && <Nearby venue={venue} point={point} />}
    </section>
  );
}

/** What the clock and the odometer of a van have said: it counts before what is worked out. */
function Driven({ venue: { way_m: meters, way_minutes: minutes }, disabled, onSave }: WayPanelProps) {
  const take = (typed: string, least: number, patchOf: (value: number | null) => VenuePatch) => {
    const value = typed === '' ? null : Number(typed.replace(',', '.'));
    if (value !== null && !(value >= 0 && value <= least)) return `A number from 0 to ${least}`;
    onSave(patchOf(value));
    return null;
  };
  return (
    <>
      <EditableField
        label="By road, km"
        placeholder="As you have driven it"
        inputMode="decimal"
        text={meters === null ? '' : String(meters / 1000)}
        shown={meters === null ? '' : `${kilometres(meters)} km`}
        disabled={disabled}
        onCommit={(typed) => take(typed, 5_000, (km) => ({ way_m: km === null ? null : Math.round(km * 1000) }))}
      />
      <EditableField
        label="By road, minutes"
        placeholder="With the van"
        inputMode="numeric"
        text={minutes === null ? '' : String(minutes)}
        shown={minutes === null ? '' : durationText(minutes)}
        disabled={disabled}
        onCommit={(typed) => take(typed, 10_000, (value) => ({ way_minutes: value === null ? null : Math.round(value) }))}
      />
    </>
  );
}

const SHOWN = 3;

function Nearby({ venue, point }: { venue: Venue; point: { readonly lat: number; readonly lng: number } }) {
  const { nav } = usePlugin();
  const query = { lat: String(point.lat), lng: String(point.lng) };
  const found = useQuery({
    queryKey: keys.near(query),
    queryFn: async ({ signal }) => (await api.nearbyVenues({ query, signal })).data,
  });
  const others = found.data?.filter(({ id }) => id !== venue.id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="ev-near">Near it</h3>
      <ul className="ev-list">
        {others.map(({ id, name, meters }) => (
          <li key={id}>
            <Link to={nav.href('venue', { venueId: id })}>{name}</Link> <span className="bf-soft">{kilometres(meters)} km</span>
          </li>
        ))}
      </ul>
    </>
  );
}
