import { callEntry, callStatus, countryHint, countSegments, dialNumber, operations, settings, voiceToken } from './index';

describe('segments of a text', () => {
  const a = (count: number) => 'a'.repeat(count);
  it.each([
    ['160 letters', a(160), 1],
    ['161 letters', a(161), 2],
    ['306 letters', a(306), 2],
    ['307 letters', a(307), 3],
    ['152 letters, a euro sign, 152 letters', `${a(152)}€${a(152)}`, 3],
    ['80 euro signs', '€'.repeat(80), 1],
    ['81 euro signs', '€'.repeat(81), 2],
    ['70 units of UCS-2', `ж${a(69)}`, 1],
    ['71', `ж${a(70)}`, 2],
    ['134', `ж${a(133)}`, 2],
    ['135', `ж${a(134)}`, 3],
    ['68 letters and an emoji', `${a(68)}🌸`, 1],
    ['69 letters and an emoji', `${a(69)}🌸`, 2],
    ['nothing', '', 0],
  ])('%s', (_what, text, segments) => expect(countSegments(text).segments).toBe(segments));

  it('an emoji is never split over two segments', () => {
    expect(countSegments(`${a(66)}🌸${a(66)}`)).toMatchObject({ encoding: 'UCS-2', units: 134, segments: 3 });
  });
});

describe('numbers', () => {
  it('T-652 without a leading + are stripped to digits and given a +', () => {
    expect([dialNumber('(415) 555-0123'), dialNumber('44 20 7946 0018'), dialNumber(' +1 415 555 0123 ')]).toEqual([
      '+4155550123',
      '+442079460018',
      '+1 415 555 0123',
    ]);
  });

  it('of ten digits in the United States are probably meant there', () => {
    expect([
      countryHint('(415) 555-0123', 'US'),
      countryHint('020 7946 0018', 'GB'),
      countryHint('+4155550123', 'US'),
      countryHint('44 20 7946 0018', 'US'),
      countryHint('4155550123', 'ZZ'),
    ]).toEqual(['+14155550123', '+442079460018', null, null, null]);
  });
});

describe('the contract', () => {
  it('T-612 T-613 T-614 T-631 has the fields and statuses of the seeds', () => {
    expect(Object.keys(voiceToken.shape)).toContain('token');
    expect(Object.keys(settings.shape)).toContain('is_configured');
    expect(Object.keys(callEntry.shape)).toEqual(expect.arrayContaining(['sid', 'from_number', 'to_number', 'status', 'duration_seconds']));
    expect(callStatus.options).toEqual(['', 'incoming', 'dialing', 'ringing', 'connected', 'rejected', 'canceled', 'failed']);
  });

  it('T-726 refuses token, settings and log in a way that does not lead away from the page', () => {
    for (const name of ['getVoiceToken', 'getSettings', 'logCall'] as const)
      expect(operations[name]).toMatchObject({ access: 'plugin', quietRefusal: true });
  });
});
