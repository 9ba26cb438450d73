import type { SignatureWords } from '../index';

export const pad: SignatureWords = {
  signed: 'ondertekend',
  nothing: 'nog niets',
  typeName: 'Of typ uw naam',
  clear: 'Wissen',
  later: {
    loading: 'Wordt geladen…',
    failed: 'Het veld voor de handtekening kon niet worden getoond',
    failedText: 'Misschien is de verbinding weggevallen. Laad de pagina opnieuw.',
    again: 'Opnieuw laden',
  },
};
