import type { SignatureWords } from '../index';

export const pad: SignatureWords = {
  signed: 'signed',
  nothing: 'nothing yet',
  typeName: 'Or type your name',
  clear: 'Clear',
  later: {
    loading: 'Loading…',
    failed: 'The field for the signature could not be shown',
    failedText: 'The connection may have been lost. Load the page again.',
    again: 'Load again',
  },
};
