import { operations } from './operations';
import { summary } from './schema';

describe('contract of home_view', () => {
  it('accepts a summary whose parts are hidden from the member', () => {
    expect(summary.safeParse({ today: '2026-11-21', projects: null, pipeline: null }).success).toBe(true);
  });

  it('refuses a summary without a day', () => {
    expect(summary.safeParse({ projects: null, pipeline: null }).success).toBe(false);
  });

  it('needs a login and no permission', () => {
    expect(operations.getSummary.access).toBe('session');
  });
});
