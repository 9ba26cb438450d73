import type { LanguageWords } from './words';

const invoice = [
  ['Factuur', 'invoice.number'],
  ['Termijn', 'invoice.part'],
  ['Vervaldatum', 'invoice.due_on'],
  ['Bedrag', 'invoice.amount'],
] as const;
const money = [
  ['Betaalbewijs', 'payment.receipt'],
  ['Datum', 'payment.day'],
  ['Bedrag', 'payment.amount'],
] as const;
const OWN = 'Deze link is alleen voor u. Geef hem niet door.';

export const nl: LanguageWords = {
  greeting: 'Beste {{ client.first_name }},',
  closing: 'Vragen? Beantwoord gewoon deze mail.',
  mails: {
    proposal_sent: {
      subject: 'Uw voorstel van {{ business.name }}',
      heading: 'Uw voorstel staat klaar',
      text: [
        'we hebben uitgewerkt wat we voor {{ project.name }} hebben besproken. Neem de tijd, bekijk alles en vink aan wat u mooi vindt.',
      ],
      figures: [
        ['Voorstel', 'proposal.number'],
        ['Totaal', 'proposal.total'],
      ],
      button: 'Voorstel bekijken',
    },
    proposal_accepted: {
      subject: 'Dank u wel – {{ proposal.title }}',
      heading: 'Dank u wel voor uw ja',
      text: [
        'wat fijn dat we de bloemen voor {{ project.name }} mogen verzorgen. Het contract en de eerste factuur volgen in aparte mails.',
      ],
      figures: [
        ['Voorstel', 'proposal.number'],
        ['Totaal', 'proposal.total'],
      ],
    },
    contract_sent: {
      subject: '{{ business.name }} vraagt u te tekenen: {{ contract.title }}',
      heading: 'Uw contract staat klaar',
      text: ['“{{ contract.title }}” kan worden gelezen en getekend. Het duurt een paar minuten en werkt ook op een telefoon.'],
      button: 'Lezen en tekenen',
      note: 'Deze link is alleen voor u. Geef hem niet door: wie hem heeft, kan voor u tekenen.',
    },
    contract_reminder: {
      subject: 'Nog te tekenen: {{ contract.title }}',
      heading: 'Nog te tekenen',
      text: ['een vriendelijke herinnering: “{{ contract.title }}” wacht op uw handtekening. Daarna staat uw datum vast.'],
      button: 'Lezen en tekenen',
      note: 'Deze link is alleen voor u. Geef hem niet door: wie hem heeft, kan voor u tekenen.',
    },
    contract_completed: {
      subject: 'Door iedereen getekend: {{ contract.title }}',
      heading: 'Iedereen heeft getekend',
      text: ['hier is uw exemplaar van “{{ contract.title }}”, met het bewijs van ondertekening. Bewaar het goed.'],
    },
    booking_confirmed: {
      subject: 'De datum is van u – {{ project.name }}',
      heading: 'De datum is van u',
      text: ['uw eerste betaling is binnen en {{ project.date }} staat voor u in onze agenda. We kijken ernaar uit.'],
      figures: [
        ['Evenement', 'project.name'],
        ['Datum', 'project.date'],
        ['Plaats', 'project.venue'],
      ],
    },
    invoice_issued: {
      subject: 'Factuur {{ invoice.number }} van {{ business.name }}',
      heading: 'Uw factuur',
      text: ['hier is de factuur voor {{ project.name }}.'],
      figures: invoice,
    },
    payment_due_7d: {
      subject: 'Een betaling vervalt op {{ invoice.due_on }}',
      heading: 'Over een week vervalt een betaling',
      text: ['de volgende termijn voor {{ project.name }} vervalt over een week. Heeft u al betaald, dan hoeft u niets te doen.'],
      figures: invoice,
      button: 'Bekijken en betalen',
    },
    payment_overdue: {
      subject: 'Een betaling is te laat: {{ invoice.number }}',
      heading: 'Een betaling is te laat',
      text: [
        'we hebben de betaling voor {{ project.name }} nog niet gezien. Misschien is het u ontschoten? Klopt er iets niet, laat het ons weten.',
      ],
      figures: invoice,
      button: 'Bekijken en betalen',
    },
    payment_declined: {
      subject: 'Uw betaling is geweigerd: {{ invoice.number }}',
      heading: 'Een betaling is niet gelukt',
      text: [
        'uw betaling voor {{ project.name }} is geweigerd en er is niets afgeschreven. U kunt altijd met een andere kaart of per overschrijving betalen; wat betaald is, wordt niet nog eens afgeschreven.',
        '{% if payment.next_on %}Op {{ payment.next_on }} proberen we het opnieuw.{% endif %}',
      ],
      figures: invoice,
      button: 'Bekijken en betalen',
    },
    receipt: {
      subject: 'Betaalbewijs {{ payment.receipt }}',
      heading: 'Dank u voor uw betaling',
      text: ['we hebben uw betaling voor {{ project.name }} ontvangen.'],
      figures: [...money, ['Nog te betalen', 'payment.open']],
    },
    refund: {
      subject: 'Er komt geld naar u terug',
      heading: 'Er komt geld terug',
      text: ['we hebben een deel van uw betaling voor {{ project.name }} teruggestort. Banken hebben een paar dagen nodig.'],
      figures: money,
    },
    questionnaire_sent: {
      subject: 'Een paar vragen over {{ project.name }}',
      heading: 'Een paar vragen',
      text: [
        'zodat alles wordt zoals u wenst: beantwoord “{{ questionnaire.title }}”. U kunt stoppen en later verdergaan.',
        '{% if questionnaire.due_on %}Wilt u antwoorden voor {{ questionnaire.due_on }}?{% endif %}',
      ],
      button: 'Vragen beantwoorden',
      note: OWN,
    },
    questionnaire_reminder: {
      subject: 'Nog een paar vragen: {{ questionnaire.title }}',
      heading: 'Er staan nog vragen open',
      text: [
        'een deel van “{{ questionnaire.title }}” staat nog open. Wat u hebt geantwoord is bewaard; u gaat verder waar u was.',
        '{% if questionnaire.due_on %}Wilt u antwoorden voor {{ questionnaire.due_on }}?{% endif %}',
      ],
      button: 'Verder antwoorden',
      note: OWN,
    },
    request_answered: {
      subject: 'Antwoord op “{{ request.title }}”',
      heading: 'We hebben een antwoord voor u',
      text: ['{{ request.message }}', '{% if link %}Hier antwoorden: {{ link }}{% endif %}'],
      figures: [['Nummer', 'request.number']],
    },
    request_priced: {
      subject: 'Wat uw wijziging kost: {{ request.title }}',
      heading: 'Wat uw wijziging uitmaakt',
      text: [
        'zo zou uw offerte er met “{{ request.title }}” uitzien. Er verandert niets voordat u akkoord gaat.',
        '{{ request.message }}',
        '{% if link %}Hier antwoorden: {{ link }}{% endif %}',
      ],
      figures: [
        ['Nummer', 'request.number'],
        ['Eerst', 'request.before'],
        ['Met de wijziging', 'request.after'],
      ],
    },
    portal_invite: {
      subject: 'Alles over {{ project.name }} op één plek',
      heading: 'Uw eigen plek',
      text: ['voorstel, contract, facturen en foto’s van {{ project.name }} staan vanaf nu op één plek.'],
      button: 'Portaal openen',
      note: OWN,
    },
    portal_message: {
      subject: '{{ business.name }} heeft u geschreven',
      heading: 'Een bericht voor u',
      text: ['{{ business.name }} heeft u geschreven over {{ project.name }}. U leest het in uw portaal en antwoordt daar.'],
      button: 'Bericht lezen',
      note: OWN,
    },
    password_reset: {
      subject: 'Stel een nieuw wachtwoord in',
      heading: 'Stel een nieuw wachtwoord in',
      text: [
        'iemand heeft om een nieuw wachtwoord gevraagd. Was u het, open de link dan binnen een uur. Zo niet, dan is er niets veranderd.',
      ],
      button: 'Nieuw wachtwoord instellen',
      note: OWN,
    },
  },
};
