import { ApiError } from '@butterfly/plugin-sdk';
import type { RecordKind } from '@butterfly/record-kit/record';
import { answerOf } from './answer';
import { members } from './sample-sources';

/** A record to try editing in place on. */
export interface Venue {
  readonly id: number;
  readonly updated_at: string;
  readonly updated_by_id: number;
  readonly name: string;
  readonly capacity: number;
  readonly kind: 'barn' | 'garden' | 'hall';
  readonly tags: readonly string[];
  readonly custom: Record<string, string | number | boolean | string[]>;
}

export type VenuePatch = Partial<Pick<Venue, 'capacity' | 'kind' | 'name' | 'tags'>> & {
  custom?: Record<string, string | number | boolean | string[] | null>;
};

const first: Venue = {
  id: 1,
  updated_at: '2027-03-02T15:04:00Z',
  updated_by_id: 2,
  name: 'Glass House, Hudson',
  capacity: 140,
  kind: 'hall',
  tags: ['river view'],
  custom: { rent: 480_000, style: 'Hall' },
};

/** A venue that is kept in memory. `disputed`: a colleague saves another capacity whenever one is saved. */
export function venueKind(disputed: boolean): RecordKind<Venue, VenuePatch> {
  let stored = first;
  return {
    noun: 'venue',
    members,
    queryKey: (id) => ['venue', id, disputed],
    read: () => answerOf(stored),
    save: (_id, { custom, ...patch }) => {
      if (disputed && stored === first) {
        stored = { ...stored, capacity: 120, updated_at: '2027-03-02T15:20:00Z' };
        return Promise.reject(new ApiError(412, { code: 'version_conflict', error: 'Somebody was faster.' }));
      }
      stored = {
        ...stored,
        ...patch,
        custom: {
          ...stored.custom,
          ...Object.fromEntries(Object.entries(custom ?? {}).filter(([, value]) => value !== null)),
        } as Venue['custom'],
        updated_at: new Date().toISOString(),
      };
      return answerOf(stored);
    },
    labels: { name: 'Name', capacity: 'Guests', kind: 'Kind', tags: 'Tags' },
    format: { capacity: (value) => `${String(value)} guests` },
    invalidates: [],
  };
}
