import { credentials, operations, resetConfirmation } from './index';

describe('auth_and_admin contract', () => {
  it('takes an address with surrounding space and refuses one without @', () => {
    expect(credentials.parse({ email: ' a@b.example ', password: 'x' }).email).toBe('a@b.example');
    expect(credentials.safeParse({ email: 'a.example', password: 'x' }).success).toBe(false);
  });

  it('refuses a new password of nine characters', () => {
    const base = { uid: 'MQ', token: 't' };
    expect(resetConfirmation.safeParse({ ...base, new_password: '123456789' }).success).toBe(false);
    expect(resetConfirmation.safeParse({ ...base, new_password: '1234567890' }).success).toBe(true);
  });

  it('limits what strangers may try', () => {
    for (const name of ['login', 'requestPasswordReset', 'confirmPasswordReset'] as const)
      expect(operations[name].ratePerMinute).toBeGreaterThan(0);
  });
});
