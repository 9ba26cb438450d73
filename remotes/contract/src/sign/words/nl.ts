import { pad } from '@butterfly/parts-kit/signature/words/nl';
import type { SignWords } from './words';

export const nl: SignWords = {
  tab: 'Een contract ondertekenen',
  gone: 'Deze link opent niets',
  goneText: 'Misschien is hij afgebroken. Vraag een nieuwe aan wie hem heeft gestuurd.',
  failed: 'Het contract kon niet worden geopend',
  failedText: 'Er ging onderweg iets mis. Er is niets verloren; probeer het nog eens.',
  again: 'Opnieuw proberen',
  forPerson: (name) => `Voor ${name}`,
  over: {
    completed: 'Iedereen heeft ondertekend.',
    declined: 'Dit contract is afgewezen. Er valt niets te ondertekenen.',
    expired: 'De tijd om te ondertekenen is voorbij. Vraag een nieuw contract als u het nog wilt.',
    superseded: 'Dit contract is vervangen door een nieuwer.',
    voided: 'Dit contract is ingetrokken. Er valt niets te ondertekenen.',
  },
  download: 'Uw exemplaar downloaden',
  thanks: 'Dank u. U hebt ondertekend; uw exemplaar komt per e-mail als iedereen dat heeft gedaan.',
  waits: (names, many) => `Eerst ${many ? 'ondertekenen' : 'ondertekent'} ${names}. U krijgt een e-mail als u aan de beurt bent.`,
  signHere: 'Hier ondertekenen',
  name: 'Uw volledige naam',
  how: 'Hoe u ondertekent',
  typed: 'Mijn naam typen',
  drawn: 'Tekenen',
  signature: 'Uw handtekening',
  pad,
  submit: 'Ik onderteken dit contract',
  busy: 'Wordt ondertekend…',
  notSigned:
    'U hebt niet ondertekend: er is iets veranderd of de verbinding viel weg. Lees nog eens wat hier staat en probeer het opnieuw.',
  doNot: 'Niet ondertekenen',
  why: 'Waarom u niet ondertekent',
  decline: 'Het contract afwijzen',
  back: 'Terug',
  who: 'Wie ondertekent',
  state: { declined: 'afgewezen', open: 'nog te ondertekenen', signed: 'ondertekend' },
};
