import type { Call, CallOutcome } from '@butterfly/contracts/twilio_communications';

export const OUTCOMES: Readonly<Record<CallOutcome, string>> = {
  '': 'Not said',
  reached: 'Reached',
  voicemail: 'Left a message',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
  call_back: 'Call back',
};

const STATUS: Readonly<Record<string, string>> = {
  connected: 'Talked',
  rejected: 'Declined',
  canceled: 'Not answered',
  failed: 'Failed',
  dialing: 'Dialing',
  ringing: 'Ringing',
  incoming: 'Ringing',
};

/** The number of whoever does not belong to the business. */
export const otherSide = ({ direction, from_number, to_number }: Pick<Call, 'direction' | 'from_number' | 'to_number'>): string =>
  direction === 'in' ? from_number : to_number;

export function howItWent({ missed, voicemail, outcome, status }: Pick<Call, 'missed' | 'voicemail' | 'outcome' | 'status'>): string {
  if (voicemail) return 'Missed, with a message';
  if (missed) return 'Missed';
  return outcome === '' ? (STATUS[status] ?? 'Ended') : OUTCOMES[outcome];
}
