import type { OwnSamples } from '../../isolation-samples';

const aBooking = (_ids: unknown, { booking }: { booking: number }) => ({ id: booking });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ booking: number }> = {
  fill: async ({ client, mark }) => ({
    booking: (await client.post('/api/event_meetings/bookings/', { title: mark })).json<{ id: number }>().id,
  }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { booking: 'business' },
  paths: { getBooking: aBooking, updateBooking: aBooking, archiveBooking: aBooking, restoreBooking: aBooking },
  bodies: { updateBooking: { title: 'Renamed' } },
};
