import type { Venue } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Link } from 'react-router-dom';
import { forbids } from '../parts/rule-text';
import { labelSides } from './label-sides';
import { barKm, mapPoints } from './map-points';

/** Of the map; names are laid out for the width it has on a desk, on a phone they show when they are pointed at. */
const [RATIO, WIDTH] = [4, 880];

interface VenueMapProps {
  /** Null: they are on their way, and the list below does not move when they come. */
  readonly venues: readonly Venue[] | null;
}

/** Where the venues of the list lie, seen from above; needs no network. A venue that forbids something has a ring. */
export function VenueMap({ venues }: VenueMapProps) {
  return venues ? <Pins venues={venues} /> : <div className="ev-map" aria-hidden="true" />;
}

function Pins({ venues }: { venues: readonly Venue[] }) {
  const { nav } = usePlugin();
  const { points, width_km: width } = mapPoints(venues, RATIO);
  if (points.length < 2) return null;
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const km = barKm(width);
  const sides = labelSides(points, { nameOf: (id) => byId.get(id)?.name ?? '', width: WIDTH, height: WIDTH / RATIO });
  return (
    <nav className="ev-map" aria-label="Map of the venues">
      {points.map(({ id, x, y }) => {
        const venue = byId.get(id);
        if (!venue) return null;
        return (
          <Link
            key={id}
            to={nav.href('venue', { venueId: id })}
            className={`ev-pin${forbids(venue) ? ' ev-pin-rules' : ''}`}
            data-side={sides.get(id)}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            <span>{venue.name}</span>
          </Link>
        );
      })}
      <p className="ev-scale" style={{ width: `${(km / width) * 100}%` }}>
        {km} km
      </p>
    </nav>
  );
}
