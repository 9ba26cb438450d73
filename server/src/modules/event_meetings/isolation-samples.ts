import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly schedule: number;
  readonly type: number;
  readonly away: number;
  readonly booking: number;
}

const UNKNOWN_LINK = '1-nobody-has-made-this-link-nobody-has-made-this';
const OPEN = 'the page on which visitors book: it shows what the business has put there, and which times are free';
const BY_LINK = 'the address of the link is the key; only its hash, and a sealed copy for the team, are kept';
const aType = (_ids: unknown, { type }: Own) => ({ id: type });
const aSchedule = (_ids: unknown, { schedule }: Own) => ({ id: schedule });
const aBooking = (_ids: unknown, { booking }: Own) => ({ id: booking });
const aLink = () => ({ token: UNKNOWN_LINK });
const aSlug = () => ({ slug: 'nobody.meeting' });
const days = '?from=2027-03-01&to=2027-03-07';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, project, mark, projectMark }) => {
    const add = async (path: string, body: object) => (await client.post(`/api/event_meetings/${path}/`, body)).json<{ id: number }>().id;
    const [host] = (await client.get('/api/event_meetings/hosts/')).json<{ id: number }[]>();
    const schedule = await add('schedules', { name: mark, tz: 'UTC', rules: [{ weekday: 1, start: '09:00', end: '17:00' }] });
    const slug = `meeting-${project}-${schedule}`;
    const type = await add('event-types', {
      name: mark,
      slug,
      duration_min: 60,
      schedule_id: schedule,
      hosts: [{ member_id: host?.id, weight: 1 }],
    });
    const away = await add('aways', {
      member_id: host?.id,
      from_at: '2099-01-01T00:00:00.000Z',
      until_at: '2099-01-02T00:00:00.000Z',
      reason: mark,
    });
    const booking = await add('bookings', {
      event_type_id: type,
      start_at: '2098-01-01T10:00:00.000Z',
      name: projectMark,
      email: 'guest@example.com',
      project_id: project,
    });
    return { schedule, type, away, booking };
  },
  belongs: { schedule: 'business', type: 'business', away: 'business', booking: 'project' },
  paths: {
    getEventType: aType,
    updateEventType: aType,
    archiveEventType: aType,
    restoreEventType: aType,
    offeredTimes: aType,
    getSchedule: aSchedule,
    updateSchedule: aSchedule,
    archiveSchedule: aSchedule,
    removeAway: (_ids, { away }) => ({ id: away }),
    getBooking: aBooking,
    updateBooking: aBooking,
    confirmBooking: aBooking,
    rejectBooking: aBooking,
    cancelBooking: aBooking,
    rescheduleBooking: aBooking,
    markNoShow: aBooking,
    completeBooking: aBooking,
    openManaged: aLink,
    changeManaged: aLink,
    managedSlots: aLink,
    managedInvite: aLink,
    openPublicType: aSlug,
    publicSlots: aSlug,
    bookPublicly: aSlug,
  },
  // What is no form is refused before the address is looked for; `booking-pages.test` sends whole ones to addresses that nobody has.
  shared: { sendBookingForm: aSlug(), sendManageForm: aLink() },
  queries: { offeredTimes: days, managedSlots: days, publicSlots: days, freeTimes: '?day=2027-03-02' },
  bodies: {
    createSchedule: { name: 'Another', tz: 'UTC', rules: [] },
    createEventType: { name: 'Another', slug: 'another', duration_min: 60, schedule_id: 1, hosts: [{ member_id: 1, weight: 1 }] },
    createAway: { member_id: 1, from_at: '2099-02-01T00:00:00.000Z', until_at: '2099-02-02T00:00:00.000Z' },
    createBooking: { event_type_id: 1, start_at: '2098-02-01T10:00:00.000Z', name: 'Ada', email: 'ada@example.com' },
    updateEventType: { name: 'Renamed' },
    updateSchedule: { name: 'Renamed' },
    updateBooking: { outcome: 'Talked' },
    rejectBooking: {},
    cancelBooking: {},
    rescheduleBooking: { start_at: '2098-01-02T10:00:00.000Z' },
    markNoShow: {},
    completeBooking: {},
    changeManaged: { action: 'cancel' },
    sendBookingForm: Buffer.from('no form'),
    sendManageForm: Buffer.from('no form'),
    bookPublicly: { form_token: 'none', start_at: '2027-03-02T10:00:00.000Z', name: 'Ada', email: 'ada@example.com' },
    previewTimes: {
      day: '2027-03-02',
      event_type: { name: 'Tasting', slug: 'tasting', duration_min: 60, schedule_id: 1, hosts: [{ member_id: 1, weight: 1 }] },
    },
  },
  open: {
    openManaged: BY_LINK,
    changeManaged: BY_LINK,
    managedSlots: BY_LINK,
    managedInvite: BY_LINK,
    openPublicType: OPEN,
    publicSlots: OPEN,
    bookPublicly: OPEN,
    sendBookingForm: OPEN,
    sendManageForm: BY_LINK,
  },
};
