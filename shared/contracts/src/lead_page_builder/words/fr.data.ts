import type { PageWords } from './page-words';

export const french: PageWords = {
  form: {
    missing: 'Il manque quelque chose. Ce que vous avez écrit est toujours là.',
    needed: 'nécessaire',
    choose: 'Veuillez choisir',
    notSure: 'Pas encore décidé',
    send: 'Envoyer',
    checkDay: 'Êtes-vous libres ce jour-là ?',
    askDay: 'Choisissez un jour : vous lirez ici s’il est encore libre.',
    consent: 'Vous pouvez garder ce que j’écris ici pour me répondre. Je peux demander à tout moment de l’effacer.',
  },
  page: { write: 'Écrivez-nous', chooseTime: 'Choisir une heure', findUs: 'Nous trouver sur la carte', watch: 'Voir le film' },
  problems: {
    consent: 'Nous ne pouvons vous répondre que si vous acceptez ceci.',
    empty: 'Veuillez remplir ce champ.',
    long: 'C’est trop long.',
    email: 'Ce n’est pas une adresse e-mail.',
    day: 'Veuillez choisir un jour.',
    number: 'Veuillez écrire un nombre.',
    choice: 'Veuillez choisir parmi ces réponses.',
    hasty: 'C’était rapide. Veuillez relire et envoyer encore une fois.',
    outdated: 'Cette page est restée longtemps ouverte. Tout ce que vous avez écrit est toujours là ; veuillez l’envoyer encore une fois.',
  },
  hints: {
    past: (day) => `${day} est passé. L’année est-elle juste ?`,
    full: (day) => `Le ${day}, nous sommes complets. Écrivez-nous tout de même : les dates bougent, et nous connaissons de bons collègues.`,
    last: (day) => `Il reste une place le ${day}.`,
    open: (day) => `Oui, nous avons encore de la place le ${day}.`,
    typical: ({ guests, money }) => `Pour ${guests} invités, ${money} est un budget habituel chez nous`,
    less: (about) => `${about}. Avec moins, nous choisirions ensemble où les fleurs comptent le plus.`,
    fits: (about) => `${about} – le vôtre convient.`,
    upTo: (money) => `Jusqu’à ${money}`,
    between: ({ from, to }) => `De ${from} à ${to}`,
    more: (money) => `${money} et plus`,
  },
  thanks: {
    eyebrow: 'Merci',
    title: 'Nous avons votre message',
    text: 'Un e-mail est en route. Nous lisons chaque mot et répondons sous un jour ouvré.',
    time: (meeting) => `Choisir une heure : ${meeting}`,
    goOn: 'Continuer',
  },
  reply: {
    subject: (business) => `Nous avons votre message – ${business}`,
    dear: (name) => `Bonjour ${name},`,
    text: 'Merci de nous avoir écrit. Nous lisons votre message et répondons sous un jour ouvré.',
  },
  nowhere: {
    title: 'Il n’y a pas de page ici',
    text: 'L’adresse est peut-être coupée, ou la page a été retirée. Demandez au studio qui vous l’a donnée.',
  },
};
