import type { Venue } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forbids } from '../parts/rule-text';
import { barKm, mapPoints } from './map-points';

const RATIO = 3;

/** Where the venues of the list lie, seen from above; needs no network. A venue that forbids something has a ring. */
export function VenueMap({ venues }: { venues: readonly Venue[] }) {
  const { nav } = usePlugin();
  const [near, setNear] = useState<number | null>(null);
  const { points, width_km: width } = mapPoints(venues, RATIO);
  if (points.length < 2) return null;
  const byId = new Map(venues.map((venue) => [venue.id, venue]));
  const km = barKm(width);
  return (
    <nav className="ev-map" aria-label="Map of the venues">
      {points.map(({ id, x, y }) => {
        const venue = byId.get(id);
        if (!venue) return null;
        return (
          <Link
            key={id}
            to={nav.href('venue', { venueId: id })}
            className={['ev-pin', x > 0.72 && 'ev-pin-left', forbids(venue) && 'ev-pin-rules', near === id && 'ev-pin-near']
              .filter(Boolean)
              .join(' ')}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerEnter={() => setNear(id)}
            onPointerLeave={() => setNear(null)}
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
