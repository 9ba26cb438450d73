import type { ClientLanguage } from '@butterfly/contracts/core';

/** What a mail is about: a part of an invoice. */
interface Part {
  readonly label: string;
  readonly number: string;
  readonly title: string;
  /** As it is written in the language. */
  readonly amount: string;
}
type DuePart = Part & { readonly day: string };

interface MailWords {
  /** What stands before the first sentence, for a name or for none. */
  readonly dear: (name: string) => string;
  readonly declined: {
    readonly subject: (part: Part) => string;
    readonly heading: string;
    readonly text: (part: Part) => string;
    readonly again: (day: string) => string;
    readonly never: string;
  };
  readonly late: { readonly subject: (part: DuePart) => string; readonly heading: string; readonly text: (part: DuePart) => string };
  readonly soon: { readonly subject: (part: DuePart) => string; readonly heading: string; readonly text: (part: DuePart) => string };
  readonly dueOn: (part: DuePart) => string;
  readonly button: string;
  readonly alone: string;
}

/** What clients read about payments where mails have no templates of the business. */
export const mailWords: Readonly<Record<ClientLanguage, MailWords>> = {
  en: {
    dear: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
    declined: {
      subject: ({ label, number }) => `Your payment was declined: ${label}, ${number}`,
      heading: 'A payment did not work',
      text: ({ amount, label, number, title }) =>
        `your payment of ${amount} for ${label} of ${number} (${title}) was declined, and nothing was taken.`,
      again: (day) => `We will try it again on ${day}. You can also pay with another card now; then nothing is charged that day.`,
      never: 'We will not try it again. Please pay with another card or by transfer.',
    },
    late: {
      subject: ({ label, number }) => `Still open: ${label}, ${number}`,
      heading: 'A payment is still open',
      text: ({ label, number, title, day, amount }) =>
        `${label} of ${number} (${title}) was due on ${day}, and ${amount} of it is still open. If you have paid in the last days, please forget this mail.`,
    },
    soon: {
      subject: ({ label, number, day }) => `Due on ${day}: ${label}, ${number}`,
      heading: 'A payment is coming up',
      text: ({ label, number, title, day, amount }) =>
        `${label} of ${number} (${title}) is due on ${day}: ${amount}. Thank you for paying by then.`,
    },
    dueOn: ({ label, day }) => `${label}, due on ${day}`,
    button: 'See the invoice and pay',
    alone: 'This link is yours alone. Please do not pass it on.',
  },
  nl: {
    dear: (name) => (name === '' ? 'Hallo,' : `Beste ${name},`),
    declined: {
      subject: ({ label, number }) => `Uw betaling is geweigerd: ${label}, ${number}`,
      heading: 'Een betaling is niet gelukt',
      text: ({ amount, label, number, title }) =>
        `uw betaling van ${amount} voor ${label} van ${number} (${title}) is geweigerd en er is niets afgeschreven.`,
      again: (day) =>
        `Op ${day} proberen we het opnieuw. U kunt ook nu met een andere kaart betalen; dan wordt er die dag niets afgeschreven.`,
      never: 'We proberen het niet opnieuw. Betaal alstublieft met een andere kaart of per overschrijving.',
    },
    late: {
      subject: ({ label, number }) => `Nog open: ${label}, ${number}`,
      heading: 'Een betaling staat nog open',
      text: ({ label, number, title, day, amount }) =>
        `${label} van ${number} (${title}) moest op ${day} betaald zijn en daarvan staat nog ${amount} open. Hebt u de afgelopen dagen betaald, dan kunt u deze mail vergeten.`,
    },
    soon: {
      subject: ({ label, number, day }) => `Te betalen op ${day}: ${label}, ${number}`,
      heading: 'Er komt een betaling aan',
      text: ({ label, number, title, day, amount }) =>
        `${label} van ${number} (${title}) moet op ${day} betaald zijn: ${amount}. Dank u dat u voor die dag betaalt.`,
    },
    dueOn: ({ label, day }) => `${label}, te betalen op ${day}`,
    button: 'Factuur bekijken en betalen',
    alone: 'Deze link is alleen voor u. Geef hem niet door.',
  },
  de: {
    dear: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
    declined: {
      subject: ({ label, number }) => `Ihre Zahlung wurde abgelehnt: ${label}, ${number}`,
      heading: 'Eine Zahlung hat nicht geklappt',
      text: ({ amount, label, number, title }) =>
        `Ihre Zahlung über ${amount} für ${label} von ${number} (${title}) wurde abgelehnt, und nichts wurde abgebucht.`,
      again: (day) =>
        `Am ${day} versuchen wir es noch einmal. Sie können auch jetzt mit einer anderen Karte bezahlen; dann wird an diesem Tag nichts abgebucht.`,
      never: 'Wir versuchen es nicht noch einmal. Bitte bezahlen Sie mit einer anderen Karte oder per Überweisung.',
    },
    late: {
      subject: ({ label, number }) => `Noch offen: ${label}, ${number}`,
      heading: 'Eine Zahlung ist noch offen',
      text: ({ label, number, title, day, amount }) =>
        `${label} von ${number} (${title}) war am ${day} fällig, und ${amount} davon sind noch offen. Wenn Sie in den letzten Tagen bezahlt haben, vergessen Sie bitte diese E-Mail.`,
    },
    soon: {
      subject: ({ label, number, day }) => `Fällig am ${day}: ${label}, ${number}`,
      heading: 'Eine Zahlung steht an',
      text: ({ label, number, title, day, amount }) =>
        `${label} von ${number} (${title}) ist am ${day} fällig: ${amount}. Danke, dass Sie bis dahin bezahlen.`,
    },
    dueOn: ({ label, day }) => `${label}, fällig am ${day}`,
    button: 'Rechnung ansehen und bezahlen',
    alone: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.',
  },
  es: {
    dear: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    declined: {
      subject: ({ label, number }) => `Su pago fue rechazado: ${label}, ${number}`,
      heading: 'Un pago no ha funcionado',
      text: ({ amount, label, number, title }) =>
        `su pago de ${amount} por ${label} de ${number} (${title}) fue rechazado y no se ha cobrado nada.`,
      again: (day) =>
        `Lo intentaremos de nuevo el ${day}. También puede pagar ahora con otra tarjeta; entonces ese día no se cobrará nada.`,
      never: 'No lo intentaremos de nuevo. Por favor, pague con otra tarjeta o por transferencia.',
    },
    late: {
      subject: ({ label, number }) => `Pendiente: ${label}, ${number}`,
      heading: 'Un pago sigue pendiente',
      text: ({ label, number, title, day, amount }) =>
        `${label} de ${number} (${title}) vencía el ${day} y quedan pendientes ${amount}. Si ha pagado en los últimos días, olvide este correo.`,
    },
    soon: {
      subject: ({ label, number, day }) => `Vence el ${day}: ${label}, ${number}`,
      heading: 'Se acerca un pago',
      text: ({ label, number, title, day, amount }) =>
        `${label} de ${number} (${title}) vence el ${day}: ${amount}. Gracias por pagar antes de ese día.`,
    },
    dueOn: ({ label, day }) => `${label}, vence el ${day}`,
    button: 'Ver la factura y pagar',
    alone: 'Este enlace es solo suyo. Por favor, no lo comparta.',
  },
  fr: {
    dear: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    declined: {
      subject: ({ label, number }) => `Votre paiement a été refusé : ${label}, ${number}`,
      heading: 'Un paiement n’a pas abouti',
      text: ({ amount, label, number, title }) =>
        `votre paiement de ${amount} pour ${label} de ${number} (${title}) a été refusé, et rien n’a été débité.`,
      again: (day) =>
        `Nous réessaierons le ${day}. Vous pouvez aussi payer maintenant avec une autre carte ; rien ne sera alors débité ce jour-là.`,
      never: 'Nous ne réessaierons pas. Merci de payer avec une autre carte ou par virement.',
    },
    late: {
      subject: ({ label, number }) => `Encore à payer : ${label}, ${number}`,
      heading: 'Un paiement est encore attendu',
      text: ({ label, number, title, day, amount }) =>
        `${label} de ${number} (${title}) était à payer le ${day}, et il reste ${amount}. Si vous avez payé ces derniers jours, merci d’oublier ce message.`,
    },
    soon: {
      subject: ({ label, number, day }) => `À payer le ${day} : ${label}, ${number}`,
      heading: 'Un paiement approche',
      text: ({ label, number, title, day, amount }) =>
        `${label} de ${number} (${title}) est à payer le ${day} : ${amount}. Merci de payer d’ici là.`,
    },
    dueOn: ({ label, day }) => `${label}, à payer le ${day}`,
    button: 'Voir la facture et payer',
    alone: 'Ce lien n’est que pour vous. Merci de ne pas le transmettre.',
  },
};
