import type { SignatureWords } from '../index';

export const pad: SignatureWords = {
  signed: 'signé',
  nothing: 'rien encore',
  typeName: 'Ou écrivez votre nom',
  clear: 'Effacer',
  later: {
    loading: 'Chargement…',
    failed: 'Le champ de la signature n’a pas pu être affiché',
    failedText: 'La connexion a peut-être été perdue. Rechargez la page.',
    again: 'Recharger',
  },
};
