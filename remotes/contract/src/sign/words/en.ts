import { pad } from '@butterfly/parts-kit/signature/words/en';
import type { SignWords } from './words';

export const en: SignWords = {
  tab: 'Sign a contract',
  gone: 'This link opens nothing',
  goneText: 'It may have been cut in half. Ask who sent it to you for a new one.',
  failed: 'The contract could not be opened',
  failedText: 'Something went wrong on the way. Nothing is lost; please try again.',
  again: 'Try again',
  forPerson: (name) => `For ${name}`,
  over: {
    completed: 'Everybody has signed.',
    declined: 'This contract was declined. There is nothing to sign.',
    expired: 'The time to sign is over. Ask for a new contract if you still want it.',
    superseded: 'This contract was replaced by a newer one.',
    voided: 'This contract was taken back. There is nothing to sign.',
  },
  download: 'Download your copy',
  thanks: 'Thank you. You have signed; your copy comes by e-mail when everybody has.',
  waits: (names, many) => `${names} ${many ? 'sign' : 'signs'} first. You get an e-mail when it is your turn.`,
  signHere: 'Sign here',
  name: 'Your full name',
  how: 'How you sign',
  typed: 'Type my name',
  drawn: 'Draw it',
  signature: 'Your signature',
  pad,
  submit: 'I sign this contract',
  busy: 'Signing…',
  notSigned:
    'You have not signed: something has changed or the connection was lost. Please read again what stands here, and try once more.',
  doNot: 'Do not sign',
  why: 'Why you do not sign',
  decline: 'Decline the contract',
  back: 'Back',
  who: 'Who signs',
  state: { declined: 'declined', open: 'to sign', signed: 'signed' },
};
