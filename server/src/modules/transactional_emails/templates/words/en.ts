import type { LanguageWords } from './words';

const invoice = [
  ['Invoice', 'invoice.number'],
  ['Part', 'invoice.part'],
  ['Due on', 'invoice.due_on'],
  ['Amount', 'invoice.amount'],
] as const;
const money = [
  ['Receipt', 'payment.receipt'],
  ['Day', 'payment.day'],
  ['Amount', 'payment.amount'],
] as const;
const OWN = 'This link is yours alone. Please do not pass it on.';

export const en: LanguageWords = {
  greeting: 'Dear {{ client.first_name }},',
  closing: 'Questions? Just answer this mail.',
  mails: {
    proposal_sent: {
      subject: 'Your proposal from {{ business.name }}',
      heading: 'Your proposal is ready',
      text: [
        'we have put together what we talked about for {{ project.name }}. Take your time, look at everything, and tick what you like.',
      ],
      figures: [
        ['Proposal', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
      button: 'Read the proposal',
    },
    proposal_accepted: {
      subject: 'Thank you – {{ proposal.title }}',
      heading: 'Thank you for saying yes',
      text: [
        'we are so glad that we may do the flowers for {{ project.name }}. The contract and the first invoice follow in mails of their own.',
      ],
      figures: [
        ['Proposal', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
    },
    contract_sent: {
      subject: '{{ business.name }} asks you to sign: {{ contract.title }}',
      heading: 'Your contract is ready',
      text: ['“{{ contract.title }}” is ready to be read and signed. It takes a few minutes and works on a phone.'],
      button: 'Read and sign',
      note: 'This link is yours alone. Please do not pass it on: who has it can sign for you.',
    },
    contract_reminder: {
      subject: 'Still to sign: {{ contract.title }}',
      heading: 'Still to sign',
      text: ['a friendly reminder: “{{ contract.title }}” waits for your signature. Your date is safe once it is signed.'],
      button: 'Read and sign',
      note: 'This link is yours alone. Please do not pass it on: who has it can sign for you.',
    },
    contract_completed: {
      subject: 'Signed by all: {{ contract.title }}',
      heading: 'Everybody has signed',
      text: ['here is your copy of “{{ contract.title }}”, with the certificate of how it was signed. Please keep it.'],
    },
    booking_confirmed: {
      subject: 'The date is yours – {{ project.name }}',
      heading: 'The date is yours',
      text: ['your first payment is here, and {{ project.date }} is in our calendar for you. We look forward to it.'],
      figures: [
        ['Event', 'project.name'],
        ['Date', 'project.date'],
        ['Place', 'project.venue'],
      ],
    },
    invoice_issued: {
      subject: 'Invoice {{ invoice.number }} from {{ business.name }}',
      heading: 'Your invoice',
      text: ['here is the invoice for {{ project.name }}.'],
      figures: invoice,
    },
    payment_due_7d: {
      subject: 'A payment is due on {{ invoice.due_on }}',
      heading: 'A payment is due in a week',
      text: ['the next part for {{ project.name }} is due in a week. Nothing to do if you have paid already.'],
      figures: invoice,
      button: 'See and pay',
    },
    payment_overdue: {
      subject: 'A payment is late: {{ invoice.number }}',
      heading: 'A payment is late',
      text: [
        'we have not seen the payment for {{ project.name }} yet. Perhaps it has slipped your mind? If something is not right, please tell us.',
      ],
      figures: invoice,
      button: 'See and pay',
    },
    payment_declined: {
      subject: 'Your payment was declined: {{ invoice.number }}',
      heading: 'A payment did not work',
      text: [
        'your payment for {{ project.name }} was declined, and nothing was taken. You can pay with another card or by transfer at any time; what is paid is not charged again.',
        '{% if payment.next_on %}We will try it again on {{ payment.next_on }}.{% endif %}',
      ],
      figures: invoice,
      button: 'See and pay',
    },
    receipt: {
      subject: 'Receipt {{ payment.receipt }}',
      heading: 'Thank you for your payment',
      text: ['we have received your payment for {{ project.name }}.'],
      figures: [...money, ['Still to come', 'payment.open']],
    },
    refund: {
      subject: 'Money is on its way back to you',
      heading: 'Money is on its way back',
      text: ['we have given back a part of what you paid for {{ project.name }}. Banks take a few days.'],
      figures: money,
    },
    questionnaire_sent: {
      subject: 'A few questions about {{ project.name }}',
      heading: 'A few questions',
      text: [
        'so that everything is as you wish, please answer “{{ questionnaire.title }}”. You can stop and go on later.',
        '{% if questionnaire.due_on %}Please answer by {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Answer the questions',
      note: OWN,
    },
    questionnaire_reminder: {
      subject: 'Still some questions: {{ questionnaire.title }}',
      heading: 'Some questions are still open',
      text: [
        'some of “{{ questionnaire.title }}” is still open. What you have answered is kept; you go on where you stopped.',
        '{% if questionnaire.due_on %}Please answer by {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Go on answering',
      note: OWN,
    },
    request_answered: {
      subject: 'An answer about “{{ request.title }}”',
      heading: 'We have an answer for you',
      text: ['{{ request.message }}', '{% if link %}Answer here: {{ link }}{% endif %}'],
      figures: [['Number', 'request.number']],
    },
    request_priced: {
      subject: 'What your change comes to: {{ request.title }}',
      heading: 'What your change comes to',
      text: [
        'here is what “{{ request.title }}” would make of your proposal. Nothing changes before you say yes.',
        '{{ request.message }}',
        '{% if link %}Answer here: {{ link }}{% endif %}',
      ],
      figures: [
        ['Number', 'request.number'],
        ['Before', 'request.before'],
        ['With the change', 'request.after'],
      ],
    },
    portal_invite: {
      subject: 'Everything about {{ project.name }} in one place',
      heading: 'Your own place',
      text: ['proposal, contract, invoices and pictures of {{ project.name }} are in one place from now on.'],
      button: 'Open the portal',
      note: OWN,
    },
    portal_message: {
      subject: '{{ business.name }} has written to you',
      heading: 'A message for you',
      text: ['{{ business.name }} has written to you about {{ project.name }}. Read it in your portal, and answer there.'],
      button: 'Read the message',
      note: OWN,
    },
    password_reset: {
      subject: 'Set a new password',
      heading: 'Set a new password',
      text: ['somebody asked for a new password. If it was you, open the link within an hour. If not, nothing has changed.'],
      button: 'Set a new password',
      note: OWN,
    },
  },
};
