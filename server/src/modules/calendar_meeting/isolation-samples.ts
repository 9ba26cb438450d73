import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly event: number;
  readonly hold: number;
  readonly external: number;
}

const DAY = '2098-06-12';
const UNKNOWN_LINK = '1-nobody-has-made-this-link-nobody-has-made-this';
const BY_LINK = 'the address of the link is the key; it shows what the invitation says to the one guest it was written to';
const days = `?from=${DAY}&to=${DAY}`;
const anEvent = (_ids: unknown, { event }: Own) => ({ id: event });
const aHold = (_ids: unknown, { hold }: Own) => ({ id: hold });
const aLink = () => ({ token: UNKNOWN_LINK });
const aCalendar = (_ids: unknown, { external }: Own) => ({ id: external });
const OF_ONE_MEMBER = 'the calendar belongs to one member, and the statement asks for whose it is';

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, project, projectMark, mark, insert }) => {
    const add = async (path: string, body: object) => (await client.post(`/api/calendar_meeting/${path}/`, body)).json<{ id: number }>().id;
    const when = { all_day: true, start_day: DAY, end_day: DAY };
    return {
      event: await add('events', { title: projectMark, project_id: project, ...when }),
      hold: await add('holds', { name: projectMark, day: DAY, project_id: project }),
      // Only an address that answers can be brought in.
      external: await insert('calendar_meeting_external', {
        ...{ member_id: 2_000_000, name: mark, host: 'calendar.example', sealed_url: mark, events: 0, problem: '' },
      }),
    };
  },
  belongs: { event: 'project', hold: 'project', external: 'business' },
  paths: {
    getEvent: anEvent,
    updateEvent: anEvent,
    removeEvent: anEvent,
    restoreEvent: anEvent,
    respond: anEvent,
    writeMinutes: anEvent,
    updateHold: aHold,
    extendHold: aHold,
    advanceHold: aHold,
    confirmHold: aHold,
    releaseHold: aHold,
    resumeHold: aHold,
    readFeed: aLink,
    openInvitation: aLink,
    answerInvitation: aLink,
    syncExternal: aCalendar,
    removeExternal: aCalendar,
  },
  // A day is everybody's; what stands on it is each business's own.
  shared: { getDay: { day: DAY } },
  queries: {
    listEntries: days,
    freeBusy: '?members=1&from=2098-06-12T00:00:00.000Z&to=2098-06-13T00:00:00.000Z',
    myTime: `?day=${DAY}`,
  },
  bodies: {
    createEvent: { title: 'Another', all_day: true, start_day: DAY, end_day: DAY },
    checkEvent: { all_day: true, start_day: DAY, end_day: DAY },
    updateEvent: { title: 'Renamed' },
    respond: { response: 'accepted' },
    writeMinutes: { text: 'Peonies', items: [] },
    createHold: { name: 'Another', day: DAY },
    updateHold: { note: 'Called' },
    extendHold: { until: '2098-06-11' },
    rotateFeed: { layers: ['events'] },
    createExternal: { name: 'Home', url: 'https://127.0.0.1/calendar.ics' },
    answerInvitation: { response: 'accepted' },
  },
  refusedTwice: { 'syncExternal: business': OF_ONE_MEMBER, 'removeExternal: business': OF_ONE_MEMBER },
  open: { readFeed: BY_LINK, openInvitation: BY_LINK, answerInvitation: BY_LINK },
};
