import type { ClientLanguage } from '@butterfly/contracts/core';

interface MailWords {
  readonly subject: (business: string, title: string) => string;
  readonly againSubject: (title: string) => string;
  readonly dear: (name: string) => string;
  readonly until: (day: string) => string;
  readonly kept: string;
  readonly button: string;
  readonly alone: string;
}

/** How clients are asked where mails have no templates of the business. */
export const mailWords: Readonly<Record<ClientLanguage, MailWords>> = {
  en: {
    subject: (business, title) => `${business} has some questions for you: ${title}`,
    againSubject: (title) => `Still some questions: ${title}`,
    dear: (name) => `Dear ${name}, a few questions will help us.`,
    until: (day) => `Please answer by ${day}.`,
    kept: 'Every answer is kept as you give it: stop whenever you like, and go on from another device.',
    button: 'Answer the questions',
    alone: 'This link is yours alone. Please do not pass it on.',
  },
  nl: {
    subject: (business, title) => `${business} heeft een paar vragen voor je: ${title}`,
    againSubject: (title) => `Nog een paar vragen: ${title}`,
    dear: (name) => `Beste ${name}, met een paar antwoorden help je ons.`,
    until: (day) => `Wil je antwoorden voor ${day}?`,
    kept: 'Elk antwoord wordt meteen bewaard: stop wanneer je wilt, en ga verder op een ander apparaat.',
    button: 'Vragen beantwoorden',
    alone: 'Deze link is alleen voor jou. Geef hem niet door.',
  },
  de: {
    subject: (business, title) => `${business} hat ein paar Fragen an Sie: ${title}`,
    againSubject: (title) => `Noch ein paar Fragen: ${title}`,
    dear: (name) => `Guten Tag ${name}, ein paar Antworten helfen uns.`,
    until: (day) => `Bitte antworten Sie bis ${day}.`,
    kept: 'Jede Antwort wird sofort gespeichert: Hören Sie auf, wann Sie möchten, und machen Sie auf einem anderen Gerät weiter.',
    button: 'Fragen beantworten',
    alone: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.',
  },
  es: {
    subject: (business, title) => `${business} tiene unas preguntas: ${title}`,
    againSubject: (title) => `Quedan algunas preguntas: ${title}`,
    dear: (name) => `Hola, ${name}: unas respuestas nos ayudarán.`,
    until: (day) => `Por favor, responde antes del ${day}.`,
    kept: 'Cada respuesta se guarda al momento: para cuando quieras y sigue en otro dispositivo.',
    button: 'Responder',
    alone: 'Este enlace es solo tuyo. Por favor, no lo compartas.',
  },
  fr: {
    subject: (business, title) => `${business} a quelques questions pour vous : ${title}`,
    againSubject: (title) => `Encore quelques questions : ${title}`,
    dear: (name) => `Bonjour ${name}, quelques réponses nous aideront.`,
    until: (day) => `Merci de répondre avant le ${day}.`,
    kept: 'Chaque réponse est gardée aussitôt : arrêtez quand vous voulez, et continuez sur un autre appareil.',
    button: 'Répondre',
    alone: 'Ce lien n’est que pour vous. Merci de ne pas le transmettre.',
  },
};
