import { pointText, readPoint } from './point-text';
import { durationText, wayText } from './way-text';

describe('a place on a map', () => {
  it('is read as maps write it', () => {
    for (const text of ['42.2529, -73.7909', '42.2529 -73.7909', '(42.2529;-73.7909)'])
      expect(readPoint(text)).toEqual({ lat: 42.2529, lng: -73.7909 });
    expect(readPoint(' ')).toEqual({ lat: null, lng: null });
    expect(pointText({ lat: 42.2529, lng: -73.7909 })).toBe('42.2529, -73.7909');
    expect(pointText({ lat: null, lng: 3 })).toBe('');
  });

  it('is none beyond the poles, with one number, or in words', () => {
    for (const text of ['90.1, 4', '4, 180.5', '42.2529', 'behind the barn', '42,2529, -73,7909']) expect(readPoint(text)).toBeUndefined();
  });
});

describe('a way', () => {
  it('says when it is worked out, and what it costs where something is taken for it', () => {
    expect(wayText({ meters: 46_000, minutes: 52, is_driven: true }, '$209.40')).toBe('46 km · 52 min · delivery $209.40');
    expect(wayText({ meters: 4_260, minutes: 5, is_driven: false }, null)).toBe('about 4.3 km · 5 min');
    expect([durationText(0), durationText(60), durationText(135)]).toEqual(['0 min', '1 h', '2 h 15 min']);
  });
});
