import {
  checkVenue,
  feeOf,
  venueChecklist,
  wayTo,
  deliveryFee,
  distanceMeters,
  newVenue,
  operations,
  setUpMinutes,
  topicOfUse,
  venueQuery,
  windowMinutes,
  windowOn,
} from './index';

const place = (parts: object = {}) => newVenue.parse({ name: 'Stonecroft Barn', ...parts });
const needs = (parts: object = {}) => ({ event_date: '2027-06-12', start_time: null, setup_minutes: 0, crew: 3, uses: {}, ...parts });

describe('event_venues contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/event_venues\//);
  });

  it('refuses a venue without a name, a time that is none and a place off the earth, each by its field', () => {
    expect(newVenue.safeParse({ name: ' ' }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
    expect(
      newVenue.safeParse({ name: 'A', windows: [{ from: '24:10', until: '7' }] }).error?.issues.map(({ path }) => path.join('.')),
    ).toEqual(['windows.0.from', 'windows.0.until']);
    expect(newVenue.safeParse({ name: 'A', lat: 91, lng: 0 }).error?.issues.map(({ path }) => path)).toEqual([['lat']]);
  });

  it('lists by name', () => {
    expect(venueQuery.parse({})).toMatchObject({ page: 1, ordering: 'name', archived: 'false' });
  });
});

describe('the way to a venue', () => {
  it('costs what it costs in the worked example', () => {
    const tariff = { base_cents: 9_500, included_m: 40_000, rate_cents: 220, step_cents: 1 };
    expect(deliveryFee(46_000, tariff)).toBe(20_940);
    expect(deliveryFee(19_000, tariff)).toBe(9_500);
    expect(deliveryFee(46_000, { ...tariff, step_cents: 500 })).toBe(21_000);
  });

  it('is measured over the earth', () => {
    const hudson = { lat: 42.2529, lng: -73.7909 };
    const quarterOfTheEarth = 10_007.6;
    expect(distanceMeters(hudson, hudson)).toBe(0);
    for (const [a, b] of [
      [
        { lat: 0, lng: 12 },
        { lat: 90, lng: 77 },
      ],
      [
        { lat: 0, lng: -30 },
        { lat: 0, lng: 60 },
      ],
    ] as const)
      expect(distanceMeters(a, b) / 1000).toBeCloseTo(quarterOfTheEarth, 0);
    expect(distanceMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111, 0);
  });
});

describe('an event at a venue', () => {
  it('has to be set up within the window: an arch of 6 h and 12 pieces of 5 min, 3 people, 2 h', () => {
    expect(setUpMinutes({ setup_minutes: 6 * 60 + 12 * 5, crew: 3 })).toBe(140);
    const windows = [
      { from: '11:00', until: '23:30' },
      { weekday: 6, from: '14:00', until: '23:30' },
    ];
    const [found, ...others] = checkVenue(place({ windows }), needs({ start_time: '16:00', setup_minutes: 420 }));
    expect([found?.level, found?.text, others]).toEqual([
      'warn',
      'Setting up takes 2 h 20 min with 3 people, and there are 2 h from 14:00 to 16:00.',
      [],
    ]);
    expect(checkVenue(place({ windows }), needs({ event_date: '2027-06-11', start_time: '16:00', setup_minutes: 420 }))).toEqual([]);
  });

  it('counts a window into the night', () => {
    expect(windowMinutes({ from: '22:00', until: '02:30' })).toBe(270);
    expect(windowOn([{ weekday: 7, from: '08:00', until: '09:00', late_fee_cents: null }], '2027-06-13')?.from).toBe('08:00');
  });

  it('must not use what is forbidden there, and is told what must be done', () => {
    const rules = [
      { topic: 'open_flame', severity: 'forbidden', text: 'No open flame' },
      { topic: 'hanging', severity: 'forbidden', text: 'Nothing on the beams' },
      { topic: 'elevator', severity: 'must', text: 'Book the elevator' },
      { topic: 'parking', severity: 'info', text: 'Behind the barn' },
    ];
    expect(checkVenue(place({ rules }), needs({ uses: { open_flame: ['Taper candle'], water: ['Bowl'] } }))).toEqual([
      { level: 'stop', topic: 'open_flame', text: 'No open flame – but the event uses Taper candle.' },
      { level: 'do', topic: 'elevator', text: 'Book the elevator' },
    ]);
  });

  it('hears of insurance that ends before it, of none at all, and of rules that are more than a year old', () => {
    const rules = [{ topic: 'insurance', severity: 'must', text: 'Certificate at the desk', verified_on: '2026-06-11' }];
    const texts = (parts: object) => checkVenue(place(parts), needs()).map(({ level, text }) => `${level}: ${text}`);
    expect(texts({ rules })).toEqual([
      'warn: The place wants a certificate of insurance and has none from you.',
      'do: Ask again about insurance: “Certificate at the desk” is more than a year old.',
      'do: Certificate at the desk',
    ]);
    const certificates = (valid_until: string) => [{ name: 'Liability', valid_until }];
    expect(texts({ certificates: certificates('2027-06-11') })).toEqual([
      'warn: The certificate “Liability” ends on 2027-06-11, before the event.',
    ]);
    expect(texts({ certificates: certificates('2027-06-12') })).toEqual([]);
  });
});

describe('what a thing is to a place', () => {
  it('is known by its name, and what has no flame is none', () => {
    const topics = [
      'Taper candle ivory 12 in',
      'Votive',
      'LED taper candle',
      'Taper holder',
      'Rose petals, loose',
      'Hanging meadow',
      'Bridal bouquet',
    ];
    expect(topics.map(topicOfUse)).toEqual(['open_flame', 'open_flame', null, null, 'confetti_petals', 'hanging', null]);
  });
});

describe('the way to a venue', () => {
  const start = { lat: 42.25, lng: -73.79, road_bps: 13_000, speed_kmh: 60 };
  const at = (parts: object) => ({ lat: null, lng: null, way_m: null, way_minutes: null, ...parts });
  it('is what somebody has driven before what is worked out, and unknown without either', () => {
    expect(wayTo(at({ way_m: 46_000 }), start)).toEqual({ meters: 46_000, minutes: 46, is_driven: true });
    expect(wayTo(at({ way_m: 46_000, way_minutes: 52 }), start)).toMatchObject({ minutes: 52 });
    expect(wayTo(at({ lat: 42.25, lng: -73.79 }), start)).toEqual({ meters: 0, minutes: 0, is_driven: false });
    // A degree of latitude is 111.195 km; by road 1.3 times that.
    expect(wayTo(at({ lat: 43.25, lng: -73.79 }), start)).toEqual({ meters: 144_554, minutes: 145, is_driven: false });
    expect([wayTo(at({}), start), wayTo(at({ lat: 42 }), start), wayTo(at({ lat: 42, lng: -73 }), { ...start, lat: null })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('costs 209.40 for 46 km, and nothing is said where nothing is taken', () => {
    const tariff = { base_cents: 9_500, included_m: 40_000, rate_cents: 220, step_cents: 1 };
    expect(feeOf({ meters: 46_000, minutes: 46, is_driven: true }, tariff)).toBe(20_940);
    expect(feeOf({ meters: 46_000, minutes: 46, is_driven: true }, { ...tariff, base_cents: 0, rate_cents: 0 })).toBeNull();
    expect(feeOf(null, tariff)).toBeNull();
  });
});

describe('the checklist of a venue', () => {
  const rule = (parts: object) => ({
    topic: 'hanging' as const,
    severity: 'must' as const,
    text: 'Hang from the rail',
    source: 'Ben',
    ...parts,
  });
  it('is its rules that bind, and its doors on the day, those of the night after midnight', () => {
    const windows = [{ weekday: null, from: '11:00', until: '00:30', late_fee_cents: null }];
    const listed = {
      id: 7,
      name: 'The Barn',
      rules: [rule({}), rule({ severity: 'info' }), rule({ topic: 'insurance', text: 'COI' })],
      windows,
    };
    expect(venueChecklist(listed, '2027-06-12')).toEqual([
      {
        key: '7.hanging.Hang from the rail',
        title: 'The Barn: Hang from the rail',
        note: 'Ben',
        lane: 'planning',
        when: { anchor: 'event_date', offset_days: -14 },
      },
      { key: '7.insurance.COI', title: 'The Barn: COI', note: 'Ben', lane: 'planning', when: { anchor: 'event_date', offset_days: -30 } },
      { key: '7.opens', title: 'The Barn opens', note: '', lane: 'event_day', when: { anchor: 'time', minute: 660 } },
      { key: '7.closes', title: 'Out of The Barn', note: '', lane: 'event_day', when: { anchor: 'time', minute: 1_470 } },
    ]);
    expect(venueChecklist(listed, null)).toHaveLength(2);
  });
});
