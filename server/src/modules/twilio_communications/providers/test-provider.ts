import type { SendOutcome, TextProvider } from './provider';

/** Fictional numbers that stand for a phone that is off for ever and for somebody who has opted out at the carrier. */
const UNREACHABLE = /5550100$/;
const BLOCKED = /5550101$/;

/**
 * Carries texts nowhere and says so: what people see while no account is connected, and in demonstrations. Two numbers
 * fail, so that failure can be seen too.
 */
export const testProvider: TextProvider = {
  name: 'test',
  send: ({ to }, key): Promise<SendOutcome> => {
    if (UNREACHABLE.test(to)) return Promise.resolve({ kind: 'refused', error: 'The number cannot receive texts.' });
    if (BLOCKED.test(to)) return Promise.resolve({ kind: 'refused', error: 'The person has opted out.', optedOut: true });
    return Promise.resolve({ kind: 'accepted', sid: `test-${key}`, delivered: true });
  },
};
