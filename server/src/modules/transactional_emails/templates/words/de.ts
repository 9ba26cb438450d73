import type { LanguageWords } from './words';

const invoice = [
  ['Rechnung', 'invoice.number'],
  ['Teil', 'invoice.part'],
  ['Fällig am', 'invoice.due_on'],
  ['Betrag', 'invoice.amount'],
] as const;
const money = [
  ['Beleg', 'payment.receipt'],
  ['Tag', 'payment.day'],
  ['Betrag', 'payment.amount'],
] as const;
const OWN = 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.';

export const de: LanguageWords = {
  greeting: 'Guten Tag {{ client.name }},',
  closing: 'Fragen? Antworten Sie einfach auf diese Mail.',
  mails: {
    proposal_sent: {
      subject: 'Ihr Angebot von {{ business.name }}',
      heading: 'Ihr Angebot ist fertig',
      text: [
        'wir haben zusammengestellt, was wir für {{ project.name }} besprochen haben. Lassen Sie sich Zeit und kreuzen Sie an, was Ihnen gefällt.',
      ],
      figures: [
        ['Angebot', 'proposal.number'],
        ['Summe', 'proposal.total'],
      ],
      button: 'Angebot ansehen',
    },
    proposal_accepted: {
      subject: 'Danke – {{ proposal.title }}',
      heading: 'Danke für Ihr Ja',
      text: [
        'wir freuen uns sehr, dass wir die Blumen für {{ project.name }} machen dürfen. Vertrag und erste Rechnung kommen in eigenen Mails.',
      ],
      figures: [
        ['Angebot', 'proposal.number'],
        ['Summe', 'proposal.total'],
      ],
    },
    contract_sent: {
      subject: '{{ business.name }} bittet um Ihre Unterschrift: {{ contract.title }}',
      heading: 'Ihr Vertrag ist fertig',
      text: ['„{{ contract.title }}“ kann gelesen und unterschrieben werden. Das dauert wenige Minuten und geht auch am Telefon.'],
      button: 'Lesen und unterschreiben',
      note: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter: Wer ihn hat, kann für Sie unterschreiben.',
    },
    contract_reminder: {
      subject: 'Noch zu unterschreiben: {{ contract.title }}',
      heading: 'Noch zu unterschreiben',
      text: ['eine freundliche Erinnerung: „{{ contract.title }}“ wartet auf Ihre Unterschrift. Danach ist Ihr Termin fest.'],
      button: 'Lesen und unterschreiben',
      note: 'Dieser Link ist nur für Sie. Bitte geben Sie ihn nicht weiter: Wer ihn hat, kann für Sie unterschreiben.',
    },
    contract_completed: {
      subject: 'Von allen unterschrieben: {{ contract.title }}',
      heading: 'Alle haben unterschrieben',
      text: ['hier ist Ihr Exemplar von „{{ contract.title }}“ mit dem Nachweis der Unterschriften. Bitte heben Sie es auf.'],
    },
    booking_confirmed: {
      subject: 'Der Termin gehört Ihnen – {{ project.name }}',
      heading: 'Der Termin gehört Ihnen',
      text: ['Ihre erste Zahlung ist da, und {{ project.date }} steht für Sie in unserem Kalender. Wir freuen uns darauf.'],
      figures: [
        ['Anlass', 'project.name'],
        ['Tag', 'project.date'],
        ['Ort', 'project.venue'],
      ],
    },
    invoice_issued: {
      subject: 'Rechnung {{ invoice.number }} von {{ business.name }}',
      heading: 'Ihre Rechnung',
      text: ['hier ist die Rechnung für {{ project.name }}.'],
      figures: invoice,
    },
    payment_due_7d: {
      subject: 'Eine Zahlung ist am {{ invoice.due_on }} fällig',
      heading: 'In einer Woche ist eine Zahlung fällig',
      text: ['der nächste Teil für {{ project.name }} ist in einer Woche fällig. Haben Sie schon bezahlt, ist nichts zu tun.'],
      figures: invoice,
      button: 'Ansehen und bezahlen',
    },
    payment_overdue: {
      subject: 'Eine Zahlung ist überfällig: {{ invoice.number }}',
      heading: 'Eine Zahlung ist überfällig',
      text: [
        'wir haben die Zahlung für {{ project.name }} noch nicht gesehen. Vielleicht ist sie untergegangen? Stimmt etwas nicht, sagen Sie uns bitte Bescheid.',
      ],
      figures: invoice,
      button: 'Ansehen und bezahlen',
    },
    payment_declined: {
      subject: 'Ihre Zahlung wurde abgelehnt: {{ invoice.number }}',
      heading: 'Eine Zahlung hat nicht geklappt',
      text: [
        'Ihre Zahlung für {{ project.name }} wurde abgelehnt, und nichts wurde abgebucht. Sie können jederzeit mit einer anderen Karte oder per Überweisung bezahlen; was bezahlt ist, wird nicht noch einmal abgebucht.',
        '{% if payment.next_on %}Am {{ payment.next_on }} versuchen wir es noch einmal.{% endif %}',
      ],
      figures: invoice,
      button: 'Ansehen und bezahlen',
    },
    receipt: {
      subject: 'Beleg {{ payment.receipt }}',
      heading: 'Danke für Ihre Zahlung',
      text: ['wir haben Ihre Zahlung für {{ project.name }} erhalten.'],
      figures: [...money, ['Noch offen', 'payment.open']],
    },
    refund: {
      subject: 'Geld ist auf dem Weg zu Ihnen',
      heading: 'Geld ist auf dem Weg zurück',
      text: ['wir haben einen Teil Ihrer Zahlung für {{ project.name }} zurückgegeben. Banken brauchen dafür einige Tage.'],
      figures: money,
    },
    questionnaire_sent: {
      subject: 'Ein paar Fragen zu {{ project.name }}',
      heading: 'Ein paar Fragen',
      text: [
        'damit alles so wird, wie Sie es wünschen, beantworten Sie bitte „{{ questionnaire.title }}“. Sie können aufhören und später weitermachen.',
        '{% if questionnaire.due_on %}Bitte antworten Sie bis {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Fragen beantworten',
      note: OWN,
    },
    questionnaire_reminder: {
      subject: 'Noch ein paar Fragen: {{ questionnaire.title }}',
      heading: 'Einige Fragen sind noch offen',
      text: [
        'ein Teil von „{{ questionnaire.title }}“ ist noch offen. Was Sie geantwortet haben, ist gespeichert; Sie machen dort weiter, wo Sie waren.',
        '{% if questionnaire.due_on %}Bitte antworten Sie bis {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Weiter antworten',
      note: OWN,
    },
    request_answered: {
      subject: 'Antwort zu „{{ request.title }}“',
      heading: 'Wir haben eine Antwort für Sie',
      text: ['{{ request.message }}', '{% if link %}Hier antworten: {{ link }}{% endif %}'],
      figures: [['Nummer', 'request.number']],
    },
    request_priced: {
      subject: 'Was Ihre Änderung ausmacht: {{ request.title }}',
      heading: 'Was Ihre Änderung ausmacht',
      text: [
        'so würde sich Ihr Angebot durch „{{ request.title }}“ ändern. Es bleibt alles, wie es ist, bis Sie zustimmen.',
        '{{ request.message }}',
        '{% if link %}Hier antworten: {{ link }}{% endif %}',
      ],
      figures: [
        ['Nummer', 'request.number'],
        ['Vorher', 'request.before'],
        ['Mit der Änderung', 'request.after'],
      ],
    },
    portal_invite: {
      subject: 'Alles über {{ project.name }} an einem Ort',
      heading: 'Ihr eigener Ort',
      text: ['Angebot, Vertrag, Rechnungen und Bilder von {{ project.name }} sind ab jetzt an einem Ort.'],
      button: 'Portal öffnen',
      note: OWN,
    },
    portal_message: {
      subject: '{{ business.name }} hat Ihnen geschrieben',
      heading: 'Eine Nachricht für Sie',
      text: ['{{ business.name }} hat Ihnen zu {{ project.name }} geschrieben. Sie lesen die Nachricht im Portal und antworten dort.'],
      button: 'Nachricht lesen',
      note: OWN,
    },
    password_reset: {
      subject: 'Ein neues Passwort setzen',
      heading: 'Ein neues Passwort setzen',
      text: [
        'jemand hat ein neues Passwort verlangt. Waren Sie es, öffnen Sie den Link innerhalb einer Stunde. Sonst hat sich nichts geändert.',
      ],
      button: 'Neues Passwort setzen',
      note: OWN,
    },
  },
};
