import type { PageWords } from './page-words';

export const spanish: PageWords = {
  form: {
    missing: 'Falta algo. Lo que escribió sigue aquí.',
    needed: 'necesario',
    choose: 'Elija, por favor',
    notSure: 'Aún no lo sé',
    send: 'Enviar',
    checkDay: '¿Tienen libre ese día?',
    askDay: 'Elija un día y aquí leerá si aún está libre.',
    consent: 'Pueden guardar lo que escribo aquí para responderme. Puedo pedir que lo borren en cualquier momento.',
  },
  page: { write: 'Escríbanos', chooseTime: 'Elegir una hora', findUs: 'Encuéntrenos en el mapa', watch: 'Ver la película' },
  problems: {
    consent: 'Solo podemos responderle si está de acuerdo con esto.',
    empty: 'Rellene esto, por favor.',
    long: 'Esto es demasiado largo.',
    email: 'Esto no es una dirección de correo.',
    day: 'Elija un día, por favor.',
    number: 'Escriba un número, por favor.',
    choice: 'Elija una de estas opciones, por favor.',
    hasty: 'Ha sido muy rápido. Repáselo, por favor, y envíelo otra vez.',
    outdated: 'Esta página estuvo abierta mucho tiempo. Todo lo que escribió sigue aquí; envíelo otra vez, por favor.',
  },
  hints: {
    past: (day) => `${day} ya pasó. ¿Es correcto el año?`,
    full: (day) => `El ${day} estamos completos. Escríbanos de todos modos: los días cambian, y conocemos a buenos colegas.`,
    last: (day) => `Queda un sitio el ${day}.`,
    open: (day) => `Sí, aún tenemos sitio el ${day}.`,
    typical: ({ guests, money }) => `Para ${guests} invitados, ${money} es un presupuesto habitual con nosotros`,
    less: (about) => `${about}. Con menos elegiríamos juntos dónde cuentan más las flores.`,
    fits: (about) => `${about}: el suyo encaja.`,
    upTo: (money) => `Hasta ${money}`,
    between: ({ from, to }) => `De ${from} a ${to}`,
    more: (money) => `${money} y más`,
  },
  thanks: {
    eyebrow: 'Gracias',
    title: 'Tenemos su mensaje',
    text: 'Un correo está en camino. Leemos cada palabra y respondemos en un día laborable.',
    time: (meeting) => `Elegir una hora: ${meeting}`,
    goOn: 'Seguir',
  },
  reply: {
    subject: (business) => `Tenemos su mensaje – ${business}`,
    dear: (name) => `Hola, ${name}:`,
    text: 'Gracias por escribirnos. Lo leemos y respondemos en un día laborable.',
  },
  nowhere: {
    title: 'Aquí no hay ninguna página',
    text: 'Quizá la dirección está cortada, o se retiró la página. Pregunte al estudio que se la dio.',
  },
};
