import { feeOf, wayTo, type Driving, type Venue } from '@butterfly/contracts/event_venues';
import { useFormats } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../event_venues.client';
import { wayText } from './way-text';

/** Where the vans start and what driving costs; undefined until it is known. */
export function useDriving(): Driving | undefined {
  return useQuery({ queryKey: keys.driving, queryFn: ({ signal }) => api.getDriving({ signal }) }).data?.data;
}

/** Says how far a place is and what delivery costs; nothing where it is not known. */
export function useWayText(): (venue: Venue) => string | null {
  const driving = useDriving();
  const format = useFormats();
  return (venue) => {
    const way = driving ? wayTo(venue, driving) : null;
    if (!driving || way === null) return null;
    const fee = feeOf(way, driving);
    return wayText(way, fee === null ? null : format.money(fee));
  };
}
