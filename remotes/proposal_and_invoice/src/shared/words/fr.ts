import { words as paper } from '@butterfly/contracts/proposal_and_invoice/paper-words/fr';
import { pad } from '@butterfly/parts-kit/signature/words/fr';
import type { SharedWords } from './words';

export const fr: SharedWords = {
  paper,
  tab: 'Devis',
  gone: 'Ce lien n’ouvre rien',
  goneText: 'Il a peut-être été retiré. Demandez-en un autre à qui vous l’a envoyé.',
  failed: 'Le devis n’a pas pu être ouvert',
  failedText: 'Un problème est survenu en route. Rien n’est perdu ; réessayez.',
  again: 'Réessayer',
  over: {
    superseded: (business) => `Il existe une version plus récente de ce devis. Demandez le lien à ${business}.`,
    expired: (business) => `Ce devis n’est plus valable. ${business} vous en fera volontiers un nouveau.`,
    declined: (business) => `Vous avez refusé ce devis. Si vous changez d’avis, écrivez à ${business}.`,
  },
  thanks: (name) => `Merci, ${name}.`,
  accepted: (day, business) =>
    `Vous avez accepté ce devis le ${day}. ${business} en est informé et vous écrira pour la suite. Cette page reste telle quelle : gardez le lien.`,
  download: 'Télécharger en PDF',
  downloadChange: 'Télécharger la modification en PDF',
  downloadWhole: 'Télécharger le devis complet en PDF',
  showWhole: 'Afficher le devis complet tel qu’il serait',
  showChange: 'Afficher seulement ce qui change',
  taken: (count) => (count === 1 ? '1 option choisie' : `${count} options choisies`),
  working: 'calcul en cours…',
  answer: 'Votre réponse',
  chooseFirst: 'Choisissez d’abord ci-dessus une variante de chaque groupe.',
  name: 'Votre nom complet',
  email: 'Votre adresse e-mail',
  wrongEmail: 'Cette adresse e-mail est incomplète.',
  how: 'Comment vous signez',
  typed: 'Écrire mon nom',
  drawn: 'La dessiner',
  signature: 'Votre signature',
  pad,
  accept: 'Accepter ce devis',
  busy: 'Envoi en cours…',
  decline: 'Refuser',
  why: 'Pourquoi cela ne convient pas',
  declineThis: 'Refuser ce devis',
  back: 'Retour',
  problem: {
    seen_changed: 'Le devis a changé depuis que vous l’avez ouvert. Relisez-le, puis répondez.',
    newer_version: 'Il existe une version plus récente de ce devis. Demandez son lien.',
    not_open: 'Ce devis a déjà reçu une réponse ou n’est plus valable. Rien n’a été changé.',
    choose_one: 'Choisissez une variante de chaque groupe.',
    plan_does_not_fit: 'La somme des paiements n’est pas le total. Rien n’a été accepté ; dites-le à qui vous a envoyé le devis.',
    picture_unreadable: 'La signature n’a pas pu être lue. Dessinez-la de nouveau.',
    credit_too_large:
      'Cette modification retire plus que ce qui reste à retirer. Rien n’a été accepté ; dites-le à qui vous a envoyé le devis.',
  },
};
