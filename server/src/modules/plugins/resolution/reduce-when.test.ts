import { reduceWhen } from './reduce-when';

const facts = { permissions: { plugins: ['moodboard'], features: ['view_costs'], is_admin: false } };

describe('a condition on the server', () => {
  it('is decided where only user and tenant matter', () => {
    expect(reduceWhen({ all: [{ plugin: 'moodboard' }, { not: { admin: true } }] }, facts)).toBe(true);
    expect(reduceWhen({ any: [{ admin: true }, { feature: 'send' }] }, facts)).toBe(false);
  });

  it('keeps what only the page knows', () => {
    expect(reduceWhen({ all: [{ feature: 'view_costs' }, { ctx: 'device', eq: 'phone' }] }, facts)).toEqual({
      all: [{ ctx: 'device', eq: 'phone' }],
    });
    expect(reduceWhen({ not: { there: 'moodboard' } }, facts)).toEqual({ not: { there: 'moodboard' } });
    expect(reduceWhen({ any: [{ admin: true }, { not: { online: false } }] }, facts)).toEqual({ any: [{ not: { online: false } }] });
  });
});
