/** What clients do, in the words of the daily mail; `#` is how often. */
export const DOINGS = {
  'client_portal.first_visit@1': ['opened the portal for the first time', '# people opened the portal for the first time'],
  'client_portal.message.written@1': ['wrote a message', 'wrote # messages'],
  'client_portal.file.sent@1': ['sent a file', 'sent # files'],
  'client_requests.request.created@1': ['asked for something', 'asked for # things'],
  'client_requests.request.answered@1': ['answered in a request', 'answered # times in requests'],
  'client_requests.request.approved@1': ['said yes to a price', 'said yes to # prices'],
  'moodboard.comment_added@1': ['commented on the moodboard', 'commented # times on the moodboard'],
  'questionnaire.submitted@1': ['finished a questionnaire', 'finished # questionnaires'],
  'proposal_and_invoice.proposal.viewed@1': ['read a proposal for the first time', 'read # proposals for the first time'],
  'proposal_and_invoice.proposal.accepted@1': ['accepted a proposal', 'accepted # proposals'],
  'proposal_and_invoice.proposal.declined@1': ['declined a proposal', 'declined # proposals'],
  'contract.signed_by_client@1': ['signed a contract', 'signed contracts # times'],
  'contract.declined@1': ['declined a contract', 'declined contracts # times'],
  'payments.payment.succeeded@1': ['paid', 'paid # times'],
} as const;

export type DoingKind = keyof typeof DOINGS;

/** @example doingText({ kind: 'client_portal.file.sent@1', count: 3 }) // 'sent 3 files' */
export function doingText({ kind, count }: { readonly kind: DoingKind; readonly count: number }): string {
  const [once, often] = DOINGS[kind];
  return count === 1 ? once : often.replace('#', String(count));
}
