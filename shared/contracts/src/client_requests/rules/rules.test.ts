import { canMove, isOpen, STATUSES } from './status';
import { lockedFrom } from './deadline';
import { impactParts } from './impact-parts';

describe('where a request goes', () => {
  it('is approved by who was asked, applied once it is, and reopened when it was closed', () => {
    const walked = [canMove('waiting_client', 'approved'), canMove('approved', 'applied'), canMove('closed', 'in_progress')];
    expect(walked).toEqual([true, true, true]);
    const leaps = [
      canMove('new', 'approved'),
      canMove('waiting_client', 'applied'),
      canMove('applied', 'approved'),
      canMove('closed', 'applied'),
    ];
    expect(leaps).toEqual([false, false, false, false]);
    expect(STATUSES.filter(isOpen)).toEqual(['new', 'acknowledged', 'in_progress', 'waiting_client', 'approved']);
  });
});

describe('the day from which on changes are closed', () => {
  it('is counted back from the event, and is none for a question or an event without a day', () => {
    const event = { event_date: '2027-06-12', lock_days: 14 } as const;
    expect(lockedFrom({ ...event, type: 'change' })).toBe('2027-05-29');
    expect(lockedFrom({ ...event, type: 'removal', lock_days: 0 })).toBe('2027-06-12');
    expect(lockedFrom({ ...event, type: 'question' })).toBeNull();
    expect(lockedFrom({ ...event, type: 'change', event_date: null })).toBeNull();
  });
});

describe('what a difference is made of', () => {
  it('names each part that moves, and comes to the whole: one centrepiece less', () => {
    const before = {
      subtotal_cents: 446_500,
      adjustments: [{ label: 'Early booking', cents: -22_325 }],
      waiver_cents: 3_330,
      taxes_cents: 38_707,
    };
    const after = {
      subtotal_cents: 430_500,
      adjustments: [{ label: 'Early booking', cents: -21_525 }],
      waiver_cents: 3_240,
      taxes_cents: 37_453,
    };
    const parts = impactParts(before, after);
    expect(parts).toEqual([
      { label: 'Lines', cents: -16_000 },
      { label: 'Early booking', cents: 800 },
      { label: 'Damage waiver', cents: -90 },
      { label: 'Tax', cents: -1_254 },
    ]);
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(-16_544);
    expect(impactParts(before, before)).toEqual([]);
  });
});
