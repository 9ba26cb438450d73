import { MAILS, operations, variablesOf } from './index';

describe('transactional_emails contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/transactional_emails\//);
  });

  it('has at least sixteen mails, whose names are never digits alone (T-534, A-03)', () => {
    expect(MAILS.length).toBeGreaterThanOrEqual(16);
    for (const { key } of MAILS) expect(key).toMatch(/[a-z]/);
  });

  it('names every variable of a mail once', () => {
    for (const { key } of MAILS) {
      const names = variablesOf(key).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
