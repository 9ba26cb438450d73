import {
  feeOf,
  wayTo,
  type Driving,
  type NearbyVenue,
  type ProjectVenue,
  type Venue,
  type VenueProject,
} from '@butterfly/contracts/event_venues';
import type { Entry } from '@butterfly/contracts/project_view';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/event_venues/venues/';

let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const create = async (name: string, more: object = {}) => (await admin.post(BASE, { name, ...more })).json<Venue>();
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  admin.send('PATCH', { url: `${BASE}${id}/`, body, headers });
const names = async (query: string) => (await admin.get(`${BASE}?${query}`)).json<{ results: Venue[] }>().results.map(({ name }) => name);
const project = async (name: string, more: object = {}) =>
  (await admin.post('/api/tenant_crm/projects/', { name, event_type: 'social', ...more })).json<{ id: number }>().id;
const place = (id: number, body: object) => admin.send('PUT', { url: `/api/event_venues/projects/${id}/venue/`, body });
const supplier = async () => (await admin.post('/api/floral_recipe_builder/suppliers/', { name: 'Hudson' })).json<{ id: number }>().id;
const venueOf = async (id: number) => (await admin.get(`/api/event_venues/projects/${id}/venue/`)).json<ProjectVenue>();

describe('venues', () => {
  it('are listed by name, and found by words, kind and what they restrict', async () => {
    const rules = [{ topic: 'open_flame', severity: 'forbidden', text: 'LED only' }];
    await create('Zinc Works', { kind: 'barn', rules });
    await create('Abbey 50 %', { address: 'Cold Spring', rules: [{ topic: 'open_flame', severity: 'info', text: 'Welcome' }] });
    expect(await names('')).toEqual(['Abbey 50 %', 'Zinc Works']);
    expect([await names('search=50 %25'), await names('search=0_%25'), await names('search=cold')]).toEqual([
      ['Abbey 50 %'],
      [],
      ['Abbey 50 %'],
    ]);
    expect([await names('kind=barn'), await names('restricts=open_flame')]).toEqual([['Zinc Works'], ['Zinc Works']]);
  });

  it('are changed by who names the version that there is, and by nobody else', async () => {
    const { id } = await create('Foundry');
    const { etag } = (await admin.get(`${BASE}${id}/`)).headers;
    expect((await patch(id, { notes: 'Gate' })).json()).toMatchObject({ code: 'precondition_required' });
    expect((await patch(id, { notes: 'Gate' }, { 'if-match': String(etag) })).json()).toMatchObject({ name: 'Foundry', notes: 'Gate' });
    const late = await patch(id, { notes: 'Door' }, { 'if-match': String(etag) });
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'version_conflict', current: { notes: 'Gate' } }]);
  });

  it('keep their rules, windows and certificates, and refuse what is none by its field', async () => {
    const { id, rules } = await create('Mill', { rules: [{ topic: 'water', severity: 'must', text: 'From the yard' }] });
    expect(rules).toEqual([{ topic: 'water', severity: 'must', text: 'From the yard', source: '', verified_on: null }]);
    const answer = await patch(id, { windows: [{ from: '9', until: '23:00' }] }, { 'if-match': '*' });
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, ['windows.0.from']]);
    expect((await admin.get(`${BASE}${id}/`)).json<Venue>().windows).toEqual([]);
  });

  it('leave the list for the archive, cannot be changed there, and come back', async () => {
    const { id } = await create('Old hat');
    const archive = () => admin.post(`${BASE}${id}/archive/`);
    expect([(await archive()).statusCode, (await archive()).statusCode]).toEqual([200, 200]);
    expect([await names('search=hat'), await names('search=hat&archived=true')]).toEqual([[], ['Old hat']]);
    expect((await patch(id, { name: 'New hat' }, { 'if-match': '*' })).json()).toMatchObject({ code: 'event_venues.venue_archived' });
    await admin.post(`${BASE}${id}/restore/`);
    expect(await names('search=hat')).toEqual(['Old hat']);
  });

  it('leave as CSV, and come in as CSV: those that are there already are known', async () => {
    await create('Ferns, in "pots"', { capacity_seated: 80 });
    expect((await admin.get(`${BASE}export.csv/?search=ferns`)).body).toContain('"Ferns, in ""pots""",other,,80,');
    const imports = '/api/records/event_venues.venue/imports/';
    const text = 'Name,Type,Seats\n"Ferns, in ""pots""",garden,12\nMoss,Barn,40\nRock,barn,many\n,,\n';
    const { id } = (await admin.post(imports, { file_name: 'venues.csv', text })).json<{ id: number }>();
    const { counts } = (await admin.post(`${imports}${id}/check/`)).json<{ counts: object }>();
    expect(counts).toMatchObject({ created: 1, skipped: 1, failed: 1 });
  });
});

describe('the venue of an event', () => {
  it('is suggested from what the CRM says, and is kept with what setting up takes', async () => {
    const [event, barn] = [await project('Lund party', { venue_text: 'the QUARRY house, Hudson' }), await create('Quarry House')];
    expect((await venueOf(event)).suggested).toEqual([{ id: barn.id, name: 'Quarry House' }]);
    const placed = (await place(event, { venue_id: barn.id, setup_minutes: 90, crew: 3 })).json<ProjectVenue>();
    expect(placed).toMatchObject({
      venue: { id: barn.id, project_count: 1 },
      placing: { setup_minutes: 90, crew: 3, note: '' },
      suggested: [],
    });
    const there = (await admin.get(`${BASE}${barn.id}/projects/`)).json<VenueProject[]>();
    expect(there.map(({ name, crew, pieces }) => [name, crew, pieces])).toEqual([['Lund party', 3, []]]);
  });

  it('is told what the recipes of the event use, by the rule it touches', async () => {
    const [event, flowers] = [await project('Candle party'), '/api/floral_recipe_builder'];
    const taper = (await admin.post(`${flowers}/ingredients/`, { name: 'Taper candle', kind: 'hard_good' })).json<{ id: number }>();
    await admin.post(`${flowers}/ingredients/${taper.id}/packs/`, {
      supplier_id: await supplier(),
      pack_size: 12,
      pack_price_cents: 1_500,
    });
    const lines = [{ key: 'taper', ingredient_id: taper.id, qty_milli: 3_000 }];
    const recipe = await admin.post(`${flowers}/projects/${event}/recipes/`, {
      name: 'Head table',
      page: 'reception',
      minutes: 0,
      quantity: 2,
      lines,
    });
    expect(recipe.json()).toMatchObject({ name: 'Head table' });
    expect((await venueOf(event)).uses).toEqual({ open_flame: ['Taper candle'] });
    const hall = await create('Candle Hall');
    await place(event, { venue_id: hall.id });
    expect((await admin.get(`${BASE}${hall.id}/projects/`)).json()).toMatchObject([{ project_id: event, pieces: ['Head table'] }]);
  });

  it('takes back nothing that another has written meanwhile', async () => {
    const [event, barn, hall] = [await project('Aune party'), await create('Aune Barn'), await create('Aune Hall')];
    expect((await place(event, { note: 'Too early' })).json()).toMatchObject({ code: 'event_venues.no_venue' });
    await place(event, { venue_id: barn.id, crew: 3 });
    await Promise.all([
      place(event, { note: 'The gate is locked until noon' }),
      place(event, { setup_minutes: 90 }),
      place(event, { venue_id: hall.id }),
      place(event, { crew: 5 }),
    ]);
    const written = { venue_id: hall.id, setup_minutes: 90, crew: 5, note: 'The gate is locked until noon' };
    expect((await venueOf(event)).placing).toEqual(written);
  });

  it('may be no place that was put away, and no place of another business; what was said stays', async () => {
    const [event, old] = [await project('Berg party'), await create('Gone Hall')];
    await place(event, { venue_id: old.id });
    await admin.post(`${BASE}${old.id}/archive/`);
    expect((await place(event, { venue_id: old.id, note: 'The lift was broken' })).statusCode).toBe(200);
    expect((await place(await project('Dahl party'), { venue_id: old.id })).json()).toMatchObject({ code: 'event_venues.venue_archived' });
    const foreign = (await (await test.signIn('adminB')).post(BASE, { name: 'Theirs' })).json<Venue>();
    expect((await place(event, { venue_id: foreign.id })).statusCode).toBe(404);
    expect((await venueOf(event)).placing).toMatchObject({ venue_id: old.id, note: 'The lift was broken' });
  });

  it('is told to others when it changes, and only then', async () => {
    const [event, hall] = [await project('Falk party'), await create('Falk Hall')];
    const told = async () =>
      (
        await test.database.pool.query<{ payload: unknown }>(
          `select payload from platform_outbox where name = 'event_venues.project.placed@1' and subject = $1 order by id`,
          [`project:${event}`],
        )
      ).rows.map(({ payload }) => payload);
    await place(event, { venue_id: hall.id });
    await place(event, { venue_id: hall.id, crew: 4 });
    const clear = () => admin.send('DELETE', { url: `/api/event_venues/projects/${event}/venue/` });
    expect([(await clear()).statusCode, (await clear()).statusCode]).toEqual([200, 200]);
    expect(await told()).toEqual([
      { project_id: event, venue_id: hall.id },
      { project_id: event, venue_id: null },
    ]);
  });
});

describe('the way to a venue', () => {
  it('is asked from where the vans start, and costs what the business takes', async () => {
    const url = '/api/event_venues/driving/';
    const first = await admin.get(url);
    expect(first.json()).toMatchObject({ lat: null, lng: null, road_bps: 13_000, base_cents: 0, rate_cents: 0 });
    const body = { lat: 42.25, lng: -73.79, base_cents: 9_500, included_m: 40_000, rate_cents: 220 };
    const change = (ifMatch?: string) => admin.send('PATCH', { url, body, ...(ifMatch && { headers: { 'if-match': ifMatch } }) });
    expect((await change()).statusCode).toBe(428);
    const saved = (await change(String(first.headers['etag']))).json<Driving>();
    expect(feeOf(wayTo({ lat: null, lng: null, way_m: 46_000, way_minutes: null }, saved), saved)).toBe(20_940);
    expect((await change(String(first.headers['etag']))).statusCode).toBe(412);
    expect((await (await test.signIn('adminB')).get(url)).json()).toMatchObject({ base_cents: 0 });
  });

  it('is known between venues: the nearest first, and none without a place on the map', async () => {
    const ids = [];
    for (const lng of [-71.2, -71.6, -71.1]) ids.push((await create(`Near ${lng}`, { lat: 41, lng })).id);
    await create('Nowhere');
    const near = (await admin.get(`${BASE}nearby/?lat=41&lng=-71`)).json<NearbyVenue[]>();
    expect(near.slice(0, 3).map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    expect(near[0]?.meters).toBe(8_392);
    expect(near.map(({ name }) => name)).not.toContain('Nowhere');
    expect((await admin.get(`${BASE}nearby/?lat=91&lng=0`)).json()).toMatchObject({ fields: { lat: expect.anything() } });
  });
});

describe('the rules of a venue', () => {
  it('go on the timeline of an event once, with its doors', async () => {
    const rules = [
      { topic: 'hanging', severity: 'must', text: 'Hang from the rail' },
      { topic: 'parking', severity: 'info', text: 'Behind the barn' },
    ];
    const windows = [{ from: '11:00', until: '00:30' }];
    const [event, hall] = [await project('Rule party', { event_date: '2027-06-12' }), await create('Rule Hall', { rules, windows })];
    const url = `/api/event_venues/projects/${event}/venue/checklist/`;
    expect((await admin.post(url)).json()).toMatchObject({ code: 'event_venues.no_venue' });
    await place(event, { venue_id: hall.id });
    expect([(await admin.post(url)).json(), (await admin.post(url)).json()]).toEqual([{ added: 3 }, { added: 0 }]);
    const { entries } = (await admin.get(`/api/project_view/${event}/`)).json<{ entries: Entry[] }>();
    expect(entries.map(({ title, day, minute }) => [title, day, minute])).toEqual(
      expect.arrayContaining([
        ['Rule Hall: Hang from the rail', '2027-05-29', null],
        ['Rule Hall opens', '2027-06-12', 660],
        ['Out of Rule Hall', '2027-06-12', 1_470],
      ]),
    );
  });
});

describe('two venues that are one', () => {
  it('become one with the rules and the events of both', async () => {
    const keep = await create('Glass Barn', { rules: [{ topic: 'water', severity: 'info', text: 'Yard' }], notes: 'Ours' });
    const other = await create('The Glass Barn', { address: 'Route 9', rules: [{ topic: 'noise', severity: 'must', text: 'Till ten' }] });
    const event = await project('Holm party');
    await place(event, { venue_id: other.id });
    const merged = (await admin.post(`${BASE}merge/`, { keep_id: keep.id, merge_id: other.id })).json<Venue>();
    expect(merged).toMatchObject({
      id: keep.id,
      address: 'Route 9',
      notes: 'Ours',
      project_count: 1,
      rules: [{ topic: 'water' }, { topic: 'noise' }],
    });
    expect((await venueOf(event)).venue?.id).toBe(keep.id);
    expect(await names('search=glass')).toEqual(['Glass Barn']);
    expect((await admin.post(`${BASE}merge/`, { keep_id: keep.id, merge_id: keep.id })).statusCode).toBe(400);
  });

  it('merged both ways at once, one of the two merges is refused and nothing is lost', async () => {
    const [a, b] = [await create('Twin A'), await create('Twin B')];
    const merge = (keep_id: number, merge_id: number) => admin.post(`${BASE}merge/`, { keep_id, merge_id });
    const codes = (await Promise.all([merge(a.id, b.id), merge(b.id, a.id)])).map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409]);
    expect(await names('search=twin')).toHaveLength(1);
  });
});
