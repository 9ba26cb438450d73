import type { PageWords } from './page-words';

export const german: PageWords = {
  form: {
    missing: 'Es fehlt noch etwas. Was Sie geschrieben haben, steht noch hier.',
    needed: 'nötig',
    choose: 'Bitte wählen',
    notSure: 'Noch nicht sicher',
    send: 'Senden',
    checkDay: 'Haben Sie an dem Tag noch Platz?',
    askDay: 'Wählen Sie einen Tag, dann steht hier, ob er noch frei ist.',
    consent: 'Sie dürfen aufbewahren, was ich hier schreibe, um mir zu antworten. Ich kann jederzeit bitten, es zu löschen.',
  },
  page: { write: 'Schreiben Sie uns', chooseTime: 'Zeit wählen', findUs: 'Uns auf der Karte finden', watch: 'Film ansehen' },
  problems: {
    consent: 'Wir dürfen Ihnen nur antworten, wenn Sie dem zustimmen.',
    empty: 'Bitte ausfüllen.',
    long: 'Das ist zu lang.',
    email: 'Das ist keine E-Mail-Adresse.',
    day: 'Bitte wählen Sie einen Tag.',
    number: 'Bitte schreiben Sie eine Zahl.',
    choice: 'Bitte wählen Sie etwas davon.',
    hasty: 'Das ging schnell. Bitte sehen Sie es noch einmal durch und senden Sie es dann.',
    outdated: 'Diese Seite war lange offen. Alles, was Sie geschrieben haben, steht noch hier; bitte senden Sie es noch einmal.',
  },
  hints: {
    past: (day) => `${day} ist vorbei. Stimmt das Jahr?`,
    full: (day) => `Am ${day} sind wir ausgebucht. Schreiben Sie uns trotzdem: Tage verschieben sich, und wir kennen gute Kollegen.`,
    last: (day) => `Am ${day} ist noch ein Platz frei.`,
    open: (day) => `Ja, am ${day} haben wir noch Platz.`,
    typical: ({ guests, money }) => `Für ${guests} Gäste ist ${money} bei uns ein übliches Budget`,
    less: (about) => `${about}. Mit weniger würden wir gemeinsam aussuchen, wo Blumen am meisten zählen.`,
    fits: (about) => `${about} – Ihres passt.`,
    upTo: (money) => `Bis ${money}`,
    between: ({ from, to }) => `${from} bis ${to}`,
    more: (money) => `${money} und mehr`,
  },
  thanks: {
    eyebrow: 'Danke',
    title: 'Wir haben Ihre Nachricht',
    text: 'Eine E-Mail ist zu Ihnen unterwegs. Wir lesen jedes Wort und antworten innerhalb eines Werktags.',
    time: (meeting) => `Zeit wählen: ${meeting}`,
    goOn: 'Weiter',
  },
  reply: {
    subject: (business) => `Wir haben Ihre Nachricht – ${business}`,
    dear: (name) => `Guten Tag ${name},`,
    text: 'Danke, dass Sie uns schreiben. Wir lesen es und antworten innerhalb eines Werktags.',
  },
  nowhere: {
    title: 'Hier ist keine Seite',
    text: 'Vielleicht wurde die Adresse abgeschnitten, oder die Seite wurde weggenommen. Fragen Sie das Studio, das sie Ihnen gegeben hat.',
  },
};
