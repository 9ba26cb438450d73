import type { Language } from '@butterfly/contracts/client_portal';

interface MailWords {
  readonly inviteSubject: (business: string) => string;
  readonly inviteText: (name: string) => string;
  readonly inviteButton: string;
  readonly messageSubject: (business: string) => string;
  readonly messageText: (who: { readonly name: string; readonly business: string }) => string;
  readonly messageButton: string;
  readonly passwordSubject: (business: string) => string;
  readonly passwordHeading: string;
  readonly passwordText: (name: string) => string;
  readonly passwordButton: string;
  readonly codeSubject: (business: string) => string;
  readonly codeText: string;
  readonly codeNote: string;
  readonly alone: string;
}

/** What the portal writes, in the languages of clients. A business writes its own invitation in Transactional Emails. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    inviteSubject: (business) => `${business} has a place for everything about your event`,
    inviteText: (name) =>
      `Dear ${name}, your proposal, your contract, your payments and our questions stand in one place. It shows what comes next, on your phone too.`,
    inviteButton: 'Open your portal',
    messageSubject: (business) => `${business} has written to you`,
    messageText: ({ name, business }) => `Dear ${name}, ${business} has written to you in your portal. Read it and answer there.`,
    messageButton: 'Read the message',
    passwordSubject: (business) => `Your password for ${business}`,
    passwordHeading: 'Choose a password',
    passwordText: (name) => `Dear ${name}, here you set the password of your portal. The link is good for two days, and once.`,
    passwordButton: 'Choose a password',
    codeSubject: (business) => `Your code for ${business}`,
    codeText: 'Enter these six digits in your portal. They are good for ten minutes.',
    codeNote: 'You did not ask for it? Then nothing has happened: without the code nobody gets on.',
    alone: 'This link is yours alone. Please do not pass it on.',
  },
  nl: {
    inviteSubject: (business) => `${business} heeft één plek voor alles over jullie feest`,
    inviteText: (name) =>
      `Beste ${name}, de offerte, het contract, de betalingen en onze vragen staan op één plek. Daar zie je wat er nu komt, ook op je telefoon.`,
    inviteButton: 'Open je portaal',
    messageSubject: (business) => `${business} heeft je geschreven`,
    messageText: ({ name, business }) => `Beste ${name}, ${business} heeft je in je portaal geschreven. Daar lees je het en antwoord je.`,
    messageButton: 'Bericht lezen',
    passwordSubject: (business) => `Je wachtwoord voor ${business}`,
    passwordHeading: 'Kies een wachtwoord',
    passwordText: (name) => `Beste ${name}, hier stel je het wachtwoord van je portaal in. De link werkt twee dagen, en één keer.`,
    passwordButton: 'Kies een wachtwoord',
    codeSubject: (business) => `Je code voor ${business}`,
    codeText: 'Vul deze zes cijfers in je portaal in. Ze zijn tien minuten geldig.',
    codeNote: 'Heb je hier niet om gevraagd? Dan is er niets gebeurd: zonder de code komt niemand verder.',
    alone: 'Deze link is alleen voor jou. Geef hem niet door.',
  },
  de: {
    inviteSubject: (business) => `${business} hat einen Ort für alles zu Ihrem Fest`,
    inviteText: (name) =>
      `Guten Tag ${name}, Angebot, Vertrag, Zahlungen und unsere Fragen stehen an einem Ort. Dort sehen Sie, was als Nächstes kommt, auch auf dem Handy.`,
    inviteButton: 'Ihr Portal öffnen',
    messageSubject: (business) => `${business} hat Ihnen geschrieben`,
    messageText: ({ name, business }) =>
      `Guten Tag ${name}, ${business} hat Ihnen im Portal geschrieben. Dort lesen Sie die Nachricht und antworten.`,
    messageButton: 'Nachricht lesen',
    passwordSubject: (business) => `Ihr Passwort für ${business}`,
    passwordHeading: 'Passwort wählen',
    passwordText: (name) => `Guten Tag ${name}, hier setzen Sie das Passwort Ihres Portals. Der Link gilt zwei Tage, und einmal.`,
    passwordButton: 'Passwort wählen',
    codeSubject: (business) => `Ihr Code für ${business}`,
    codeText: 'Geben Sie diese sechs Ziffern in Ihrem Portal ein. Sie gelten zehn Minuten.',
    codeNote: 'Sie haben keinen Code verlangt? Dann ist nichts geschehen: ohne den Code kommt niemand weiter.',
    alone: 'Dieser Link gehört Ihnen allein. Bitte geben Sie ihn nicht weiter.',
  },
  es: {
    inviteSubject: (business) => `${business} tiene un lugar para todo lo de su evento`,
    inviteText: (name) =>
      `Hola, ${name}: el presupuesto, el contrato, los pagos y nuestras preguntas están en un solo lugar. Muestra lo que sigue, también en el teléfono.`,
    inviteButton: 'Abrir su portal',
    messageSubject: (business) => `${business} le ha escrito`,
    messageText: ({ name, business }) => `Hola, ${name}: ${business} le ha escrito en su portal. Allí puede leerlo y responder.`,
    messageButton: 'Leer el mensaje',
    passwordSubject: (business) => `Su contraseña para ${business}`,
    passwordHeading: 'Elija una contraseña',
    passwordText: (name) => `Hola, ${name}: aquí se elige la contraseña de su portal. El enlace vale dos días y una sola vez.`,
    passwordButton: 'Elegir contraseña',
    codeSubject: (business) => `Su código para ${business}`,
    codeText: 'Escriba estas seis cifras en su portal. Valen diez minutos.',
    codeNote: '¿No lo ha pedido? Entonces no ha pasado nada: sin el código nadie sigue adelante.',
    alone: 'Este enlace es solo suyo. Por favor, no lo comparta.',
  },
  fr: {
    inviteSubject: (business) => `${business} réunit tout ce qui concerne votre fête`,
    inviteText: (name) =>
      `Bonjour ${name}, le devis, le contrat, les paiements et nos questions sont au même endroit. On y voit la prochaine étape, aussi sur le téléphone.`,
    inviteButton: 'Ouvrir votre espace',
    messageSubject: (business) => `${business} vous a écrit`,
    messageText: ({ name, business }) =>
      `Bonjour ${name}, ${business} vous a écrit dans votre espace. C’est là que l’on lit le message et que l’on y répond.`,
    messageButton: 'Lire le message',
    passwordSubject: (business) => `Votre mot de passe pour ${business}`,
    passwordHeading: 'Choisissez un mot de passe',
    passwordText: (name) =>
      `Bonjour ${name}, c’est ici que l’on choisit le mot de passe de votre espace. Le lien vaut deux jours, et une seule fois.`,
    passwordButton: 'Choisir un mot de passe',
    codeSubject: (business) => `Votre code pour ${business}`,
    codeText: 'Saisissez ces six chiffres dans votre espace. Ils sont valables dix minutes.',
    codeNote: 'Vous n’avez rien demandé ? Alors rien ne s’est passé : sans le code, personne n’avance.',
    alone: 'Ce lien est à vous seul. Merci de ne pas le transmettre.',
  },
};
