import type { ClientLanguage } from '@butterfly/contracts/core';

export type MailKind = 'accepted' | 'cancelled' | 'moved' | 'no_show' | 'pending' | 'rejected' | 'reminder';

interface MailWords {
  /** The first line, for a name and what follows it. */
  readonly dear: (name: string) => string;
  readonly kinds: Readonly<Record<MailKind, readonly [subject: string, text: string]>>;
  readonly when: string;
  readonly with: string;
  readonly where: string;
  readonly button: string;
  readonly alone: string;
}

/** What visitors are told about their meetings. */
export const mailWords: Readonly<Record<ClientLanguage, MailWords>> = {
  en: {
    dear: (name) => `Dear ${name},`,
    kinds: {
      accepted: ['Confirmed', 'your meeting is confirmed. We look forward to it.'],
      pending: ['We have your request', 'we keep this time for you and write to you as soon as we have confirmed it.'],
      moved: ['Moved', 'your meeting has a new time.'],
      cancelled: ['Cancelled', 'your meeting is cancelled. You are welcome to choose another time.'],
      rejected: ['Another time?', 'we cannot be there at this time. Please choose another one.'],
      reminder: ['See you soon', 'a word to remind you of your meeting.'],
      no_show: ['We missed you', 'we could not meet as planned. You are welcome to choose another time.'],
    },
    when: 'When',
    with: 'With',
    where: 'Where',
    button: 'Look at it, move or cancel it',
    alone: 'This link is yours alone; there you also find the meeting for your calendar.',
  },
  nl: {
    dear: (name) => `Beste ${name},`,
    kinds: {
      accepted: ['Bevestigd', 'uw afspraak is bevestigd. We verheugen ons erop.'],
      pending: ['We hebben uw aanvraag', 'we houden dit tijdstip voor u vrij en schrijven u zodra we het hebben bevestigd.'],
      moved: ['Verzet', 'uw afspraak heeft een nieuw tijdstip.'],
      cancelled: ['Afgezegd', 'uw afspraak is afgezegd. U kunt altijd een ander tijdstip kiezen.'],
      rejected: ['Een ander tijdstip?', 'op dit tijdstip kunnen we niet. Kies alstublieft een ander.'],
      reminder: ['Tot gauw', 'een bericht om u aan uw afspraak te herinneren.'],
      no_show: ['We hebben u gemist', 'onze afspraak kon niet doorgaan. U kunt altijd een ander tijdstip kiezen.'],
    },
    when: 'Wanneer',
    with: 'Met',
    where: 'Waar',
    button: 'Bekijken, verzetten of afzeggen',
    alone: 'Deze link is alleen voor u; daar vindt u de afspraak ook voor uw agenda.',
  },
  de: {
    dear: (name) => `Guten Tag ${name},`,
    kinds: {
      accepted: ['Bestätigt', 'Ihr Termin ist bestätigt. Wir freuen uns darauf.'],
      pending: ['Wir haben Ihre Anfrage', 'wir halten Ihnen diese Zeit frei und schreiben Ihnen, sobald wir sie bestätigt haben.'],
      moved: ['Verschoben', 'Ihr Termin hat eine neue Zeit.'],
      cancelled: ['Abgesagt', 'Ihr Termin ist abgesagt. Gern können Sie eine andere Zeit wählen.'],
      rejected: ['Eine andere Zeit?', 'zu dieser Zeit können wir nicht. Bitte wählen Sie eine andere.'],
      reminder: ['Bis bald', 'wir möchten Sie an Ihren Termin erinnern.'],
      no_show: ['Wir haben Sie vermisst', 'unser Termin kam nicht zustande. Gern können Sie eine andere Zeit wählen.'],
    },
    when: 'Wann',
    with: 'Mit',
    where: 'Wo',
    button: 'Ansehen, verschieben oder absagen',
    alone: 'Dieser Link ist nur für Sie; dort finden Sie den Termin auch für Ihren Kalender.',
  },
  es: {
    dear: (name) => `Hola, ${name}:`,
    kinds: {
      accepted: ['Confirmada', 'su cita está confirmada. Nos alegra mucho.'],
      pending: ['Hemos recibido su solicitud', 'le guardamos esta hora y le escribiremos en cuanto la confirmemos.'],
      moved: ['Cambiada', 'su cita tiene una nueva hora.'],
      cancelled: ['Cancelada', 'su cita está cancelada. Puede elegir otra hora cuando quiera.'],
      rejected: ['¿Otra hora?', 'a esa hora no podemos. Por favor, elija otra.'],
      reminder: ['Hasta pronto', 'le escribimos para recordarle su cita.'],
      no_show: ['Le echamos de menos', 'no pudimos vernos como estaba previsto. Puede elegir otra hora cuando quiera.'],
    },
    when: 'Cuándo',
    with: 'Con',
    where: 'Dónde',
    button: 'Verla, cambiarla o cancelarla',
    alone: 'Este enlace es solo suyo; allí encontrará también la cita para su calendario.',
  },
  fr: {
    dear: (name) => `Bonjour ${name},`,
    kinds: {
      accepted: ['Confirmé', 'votre rendez-vous est confirmé. Nous nous en réjouissons.'],
      pending: ['Nous avons votre demande', 'nous vous gardons cette heure et vous écrivons dès que nous l’avons confirmée.'],
      moved: ['Déplacé', 'votre rendez-vous a une nouvelle heure.'],
      cancelled: ['Annulé', 'votre rendez-vous est annulé. Vous pouvez choisir une autre heure.'],
      rejected: ['Une autre heure ?', 'à cette heure nous ne pouvons pas. Merci d’en choisir une autre.'],
      reminder: ['À bientôt', 'un mot pour vous rappeler votre rendez-vous.'],
      no_show: ['Vous nous avez manqué', 'nous n’avons pas pu nous voir comme prévu. Vous pouvez choisir une autre heure.'],
    },
    when: 'Quand',
    with: 'Avec',
    where: 'Où',
    button: 'Le voir, le déplacer ou l’annuler',
    alone: 'Ce lien n’est que pour vous ; vous y trouvez aussi le rendez-vous pour votre agenda.',
  },
};
