import { words as paper } from '@butterfly/contracts/proposal_and_invoice/paper-words/nl';
import { pad } from '@butterfly/parts-kit/signature/words/nl';
import type { SharedWords } from './words';

export const nl: SharedWords = {
  paper,
  tab: 'Offerte',
  gone: 'Deze link opent niets',
  goneText: 'Misschien is hij ingetrokken. Vraag een nieuwe aan wie hem heeft gestuurd.',
  failed: 'De offerte kon niet worden geopend',
  failedText: 'Er ging onderweg iets mis. Er is niets verloren; probeer het nog eens.',
  again: 'Opnieuw proberen',
  over: {
    superseded: (business) => `Er is een nieuwere versie van deze offerte. Vraag ${business} om de link.`,
    expired: (business) => `Deze aanbieding is verlopen. ${business} maakt graag een nieuwe voor u.`,
    declined: (business) => `U hebt deze offerte afgewezen. Bedenkt u zich, schrijf dan aan ${business}.`,
  },
  thanks: (name) => `Dank u, ${name}.`,
  accepted: (day, business) =>
    `U bent op ${day} akkoord gegaan met deze offerte. ${business} heeft bericht gekregen en neemt contact met u op over wat er nu komt. Deze pagina blijft zoals ze is: bewaar de link.`,
  download: 'Downloaden als PDF',
  downloadChange: 'De wijziging downloaden als PDF',
  downloadWhole: 'De hele offerte downloaden als PDF',
  showWhole: 'De hele offerte tonen zoals ze zou worden',
  showChange: 'Alleen tonen wat er verandert',
  taken: (count) => (count === 1 ? '1 optie gekozen' : `${count} opties gekozen`),
  working: 'wordt uitgerekend…',
  answer: 'Uw antwoord',
  chooseFirst: 'Kies hierboven eerst één van elke groep alternatieven.',
  name: 'Uw volledige naam',
  email: 'Uw e-mailadres',
  wrongEmail: 'Dit e-mailadres is niet volledig.',
  how: 'Hoe u ondertekent',
  typed: 'Mijn naam typen',
  drawn: 'Tekenen',
  signature: 'Uw handtekening',
  pad,
  accept: 'Akkoord met deze offerte',
  busy: 'Wordt verstuurd…',
  decline: 'Afwijzen',
  why: 'Waarom het niet past',
  declineThis: 'Deze offerte afwijzen',
  back: 'Terug',
  problem: {
    seen_changed: 'De offerte is veranderd sinds u haar opende. Bekijk haar nog eens en antwoord dan.',
    newer_version: 'Er is een nieuwere versie van deze offerte. Vraag om de link.',
    not_open: 'Deze offerte is al beantwoord of verlopen. Er is niets veranderd.',
    choose_one: 'Kies één van elke groep alternatieven.',
    plan_does_not_fit: 'De betalingen zijn samen niet het totaal. Er is niets vastgelegd; laat het weten aan wie u de offerte stuurde.',
    picture_unreadable: 'De handtekening kon niet worden gelezen. Teken haar opnieuw.',
    credit_too_large:
      'Deze wijziging haalt er meer af dan er nog af kan. Er is niets vastgelegd; laat het weten aan wie u de offerte stuurde.',
  },
};
