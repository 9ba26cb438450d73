import { mostInAnySlot } from './attempts-in-slots';

const SLOTS = { since: 1_000, slotMs: 100 };
const at = (...moments: number[]) => moments.map((moment) => ({ since: moment - 1, at: moment }));

describe('attempts in slots of the clock', () => {
  it('counts those of the fullest slot', () => {
    expect(mostInAnySlot(at(1_010, 1_150, 1_160, 1_310), SLOTS)).toBe(2);
    expect(mostInAnySlot([], SLOTS)).toBe(0);
  });

  it('counts all that come at once, however small the time between', () => {
    expect(
      mostInAnySlot(
        Array.from({ length: 500 }, () => ({ since: 1_050, at: 1_050 })),
        SLOTS,
      ),
    ).toBeCloseTo(500);
  });

  it('shares out what a process did after it had been held up', () => {
    const heldUp = Array.from({ length: 40 }, () => ({ since: 1_100, at: 1_300 }));
    expect(mostInAnySlot(heldUp, SLOTS)).toBeCloseTo(20);
  });
});
