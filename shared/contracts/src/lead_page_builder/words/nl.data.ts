import type { PageWords } from './page-words';

export const dutch: PageWords = {
  form: {
    missing: 'Er ontbreekt nog iets. Wat je hebt ingevuld, staat er nog.',
    needed: 'nodig',
    choose: 'Maak een keuze',
    notSure: 'Weet ik nog niet',
    send: 'Versturen',
    checkDay: 'Zijn jullie die dag vrij?',
    askDay: 'Kies een dag, dan lees je hier of die nog vrij is.',
    consent: 'Jullie mogen bewaren wat ik hier schrijf om me te antwoorden. Ik kan altijd vragen om het te wissen.',
  },
  page: { write: 'Schrijf ons', chooseTime: 'Kies een tijd', findUs: 'Ons op de kaart', watch: 'Bekijk de film' },
  problems: {
    consent: 'We mogen je alleen antwoorden als je hiermee akkoord gaat.',
    empty: 'Vul dit nog in.',
    long: 'Dit is te lang.',
    email: 'Dit is geen e-mailadres.',
    day: 'Kies een dag.',
    number: 'Schrijf hier een getal.',
    choice: 'Kies een van deze.',
    hasty: 'Dat ging snel. Kijk het nog even na en verstuur het nog een keer.',
    outdated: 'Deze pagina stond lang open. Alles wat je schreef, staat er nog; verstuur het nog een keer.',
  },
  hints: {
    past: (day) => `${day} is voorbij. Klopt het jaar?`,
    full: (day) => `Op ${day} zijn we vol. Schrijf ons toch: dagen schuiven, en we kennen goede collega’s.`,
    last: (day) => `Op ${day} is nog één plek vrij.`,
    open: (day) => `Ja, op ${day} hebben we nog plek.`,
    typical: ({ guests, money }) => `Voor ${guests} gasten is ${money} bij ons een gebruikelijk budget`,
    less: (about) => `${about}. Met minder kiezen we samen waar bloemen het meest doen.`,
    fits: (about) => `${about} – dat van jou past.`,
    upTo: (money) => `Tot ${money}`,
    between: ({ from, to }) => `${from} tot ${to}`,
    more: (money) => `${money} en meer`,
  },
  thanks: {
    eyebrow: 'Dank je wel',
    title: 'We hebben je bericht',
    text: 'Er is een e-mail naar je onderweg. We lezen elk woord en antwoorden binnen één werkdag.',
    time: (meeting) => `Kies een tijd: ${meeting}`,
    goOn: 'Verder',
  },
  reply: {
    subject: (business) => `We hebben je bericht – ${business}`,
    dear: (name) => `Beste ${name},`,
    text: 'Dank je wel voor je bericht. We lezen het en antwoorden binnen één werkdag.',
  },
  nowhere: {
    title: 'Hier staat geen pagina',
    text: 'Misschien is het adres afgebroken, of is de pagina weggehaald. Vraag het de studio die het je gaf.',
  },
};
