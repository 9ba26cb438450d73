import { CLIENT_LANGUAGES, type ClientLanguage } from '../core/languages';

/** What a variable is, and what stands for it where nothing real is known. */
export interface VariableSpec {
  /** As it is written between braces. */
  readonly name: string;
  readonly label: string;
  readonly sample: string | { readonly cents: number } | { readonly day: string };
}

/** One kind of mail that goes out by itself. */
export interface MailSpec {
  readonly key: string;
  readonly title: string;
  /** When it leaves, as it stands behind "Leaves". */
  readonly when: string;
  /** Required: a client has to get it, so it cannot be switched off. */
  readonly category: 'required' | 'optional';
  /** The plugin that has it sent. */
  readonly from: string;
  readonly variables: readonly VariableSpec[];
}

const text = (name: string, label: string, sample: string): VariableSpec => ({ name, label, sample });
const money = (name: string, label: string, cents: number): VariableSpec => ({ name, label, sample: { cents } });
const onDay = (name: string, label: string, sample: string): VariableSpec => ({ name, label, sample: { day: sample } });

/** Every mail has these. */
export const COMMON_VARIABLES: readonly VariableSpec[] = [
  text('client.first_name', 'First name of the client', 'Eleanor'),
  text('client.name', 'Name of the client', 'Eleanor Marlow'),
  text('project.name', 'Name of the project', 'Marlow & Okafor wedding'),
  onDay('project.date', 'Day of the event', '2027-06-12'),
  text('project.venue', 'Place of the event', 'Hudson Loft'),
  text('business.name', 'Name of the business', 'Fern & Thistle Studio'),
  text('business.color', 'Colour of the business', '#2F4A3A'),
  text('business.on_color', 'Black or white, whichever is read better on that colour', '#ffffff'),
];

const link = (label: string) => text('link', label, 'https://butterfly.example/a-link-of-their-own');
const proposal = [
  text('proposal.number', 'Number of the proposal', 'P-2027-0014'),
  text('proposal.title', 'Title of the proposal', 'Flowers for the day'),
  money('proposal.total', 'Total of the proposal', 536_212),
];
const contract = [text('contract.title', 'Title of the contract', 'Wedding flowers agreement')];
const part = [
  text('invoice.number', 'Number of the invoice', 'INV-2027-0031'),
  text('invoice.part', 'Name of the part', 'Second part'),
  money('invoice.amount', 'What is open', 214_485),
  onDay('invoice.due_on', 'Day it is due', '2027-03-14'),
];
const payment = [
  money('payment.amount', 'What came', 160_864),
  text('payment.receipt', 'Number of the receipt', 'R-2027-0042'),
  onDay('payment.day', 'Day it came', '2027-02-01'),
  money('payment.open', 'What is still to come', 375_348),
];

const request = [
  text('request.number', 'Number of the request', 'REQ-2027-0007'),
  text('request.title', 'What was asked for', 'One centrepiece less'),
];
const questions = [
  text('questionnaire.title', 'Title of the questionnaire', 'Final details'),
  onDay('questionnaire.due_on', 'Day it should be answered by, where there is one', '2027-05-13'),
  link('Where it is answered; theirs alone'),
];
const REPLY = link('Where the client answers, where there is such a page');

/** The mails that leave by themselves, in the order of a project's life. */
export const MAILS = [
  {
    key: 'proposal_sent',
    title: 'Proposal to read',
    when: 'when a proposal is sent',
    category: 'optional',
    from: 'proposal_and_invoice',
    variables: [...proposal, link('Where the proposal is read')],
  },
  {
    key: 'proposal_accepted',
    title: 'Thank you for saying yes',
    when: 'when a client accepts a proposal',
    category: 'optional',
    from: 'proposal_and_invoice',
    variables: proposal,
  },
  {
    key: 'contract_sent',
    title: 'Contract to sign',
    when: 'when a contract is sent to somebody who signs it',
    category: 'required',
    from: 'contract',
    variables: [...contract, link('Where it is signed; theirs alone')],
  },
  {
    key: 'contract_reminder',
    title: 'Contract still to sign',
    when: 'when somebody is reminded of a contract',
    category: 'optional',
    from: 'contract',
    variables: [...contract, link('Where it is signed; theirs alone')],
  },
  {
    key: 'contract_completed',
    title: 'Copy of the signed contract',
    when: 'when all have signed',
    category: 'required',
    from: 'contract',
    variables: contract,
  },
  {
    key: 'booking_confirmed',
    title: 'The date is yours',
    when: 'when the first money of a project comes',
    category: 'optional',
    from: 'payments',
    variables: payment,
  },
  {
    key: 'invoice_issued',
    title: 'Invoice',
    when: 'when an invoice is issued',
    category: 'optional',
    from: 'proposal_and_invoice',
    variables: part,
  },
  {
    key: 'payment_due_7d',
    title: 'Payment due in a week',
    when: 'seven days before a part of an invoice is due',
    category: 'optional',
    from: 'payments',
    variables: [...part, link('Where the invoice is seen and paid')],
  },
  {
    key: 'payment_overdue',
    title: 'Payment is late',
    when: 'three days after a part was due',
    category: 'optional',
    from: 'payments',
    variables: [...part, link('Where the invoice is seen and paid')],
  },
  {
    key: 'payment_declined',
    title: 'Payment was declined',
    when: 'when a card is declined, or a bank does not pay',
    category: 'required',
    from: 'payments',
    variables: [
      ...part,
      onDay('payment.next_on', 'Day it is tried again, where there is one', '2027-03-17'),
      link('Where the invoice is seen and paid'),
    ],
  },
  { key: 'receipt', title: 'Receipt', when: 'when money comes', category: 'required', from: 'payments', variables: payment },
  { key: 'refund', title: 'Money went back', when: 'when money is given back', category: 'required', from: 'payments', variables: payment },
  {
    key: 'questionnaire_sent',
    title: 'Questions to answer',
    when: 'when a questionnaire is sent',
    category: 'required',
    from: 'questionnaire',
    variables: questions,
  },
  {
    key: 'questionnaire_reminder',
    title: 'Questions still to answer',
    when: 'when somebody is reminded of a questionnaire',
    category: 'optional',
    from: 'questionnaire',
    variables: questions,
  },
  {
    key: 'request_answered',
    title: 'Answer to a request',
    when: 'when the studio writes about a request',
    category: 'optional',
    from: 'client_requests',
    variables: [...request, text('request.message', 'What the studio writes', 'Gladly – we take one off the list.'), REPLY],
  },
  {
    key: 'request_priced',
    title: 'Price of a change',
    when: 'when a client is told what a change comes to',
    category: 'optional',
    from: 'client_requests',
    variables: [
      ...request,
      money('request.before', 'Total before the change', 536_212),
      money('request.after', 'Total with the change', 519_668),
      text('request.message', 'What the studio writes', 'One low centrepiece less.'),
      REPLY,
    ],
  },
  {
    key: 'portal_invite',
    title: 'Invitation to the portal',
    when: 'when a client is invited to the portal',
    category: 'required',
    from: 'client_portal',
    variables: [link('Where the portal opens; theirs alone')],
  },
  {
    key: 'portal_message',
    title: 'Message in the portal',
    when: 'when the studio writes to a client in the portal',
    category: 'optional',
    from: 'client_portal',
    variables: [link('Where the message is read; theirs alone')],
  },
  {
    key: 'password_reset',
    title: 'New password for the portal',
    when: 'when a client has forgotten their password',
    category: 'required',
    from: 'client_portal',
    variables: [link('Where a new password is set; theirs alone')],
  },
] as const satisfies readonly MailSpec[];

export type MailKey = (typeof MAILS)[number]['key'];

/** The languages that defaults are written in, as each calls itself. */
export const LANGUAGES = CLIENT_LANGUAGES;
export type Language = ClientLanguage;

/** A mail by its key; undefined: there is none of that name. */
export function mailSpec(key: string): MailSpec | undefined {
  return MAILS.find((mail) => mail.key === key);
}

/** Everything that may stand between braces in a mail. */
export function variablesOf(key: string): readonly VariableSpec[] {
  return [...COMMON_VARIABLES, ...(mailSpec(key)?.variables ?? [])];
}
