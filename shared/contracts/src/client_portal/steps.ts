import type { Document, Section, Step } from './schema';
import { STEPS } from './vocabulary';

/** A document as its plugin knows it, before the order of the steps is looked at. */
export type Sent = Omit<Document, 'state'> & { readonly state: Exclude<Document['state'], 'later'> };

/**
 * Holds back what another step has to come before: nothing is signed while a proposal waits for an answer, nothing is paid while a
 * contract waits for a signature. Only the first time: where something of a step was done before, the rest of it goes on.
 *
 * @example
 * orderDocuments([proposalToAccept, firstPayment]) // the payment is `later`
 */
export function orderDocuments(sent: readonly Sent[]): Document[] {
  return sent.map((document) =>
    document.state === 'todo' && isHeldBack(document.section, sent) ? { ...document, state: 'later' } : document,
  );
}

/** Where a client stands on the way; `has` are the sections that they see. */
export function stepsOf(documents: readonly Document[], has: readonly Section[]): Step[] {
  return STEPS.filter(({ section }) => has.includes(section)).map(({ section, does }) => {
    const own = documents.filter((one) => one.section === section && one.state !== 'over');
    return { section, does, state: stateOf(own) };
  });
}

function isHeldBack(section: Section, sent: readonly Sent[]): boolean {
  const at = STEPS.findIndex((step) => step.section === section);
  const begun = sent.some((one) => one.section === section && one.state === 'done');
  const before = STEPS.slice(0, Math.max(0, at)).map((step) => step.section as Section);
  // Questions wait for nobody: they are how a wedding is planned.
  if (begun || section === 'questionnaire') return false;
  return sent.some(
    (one) => before.includes(one.section) && (one.state === 'todo' || (one.state === 'waiting' && one.section !== 'payments')),
  );
}

function stateOf(own: readonly Document[]): Step['state'] {
  if (own.length === 0) return 'none';
  for (const state of ['todo', 'later', 'waiting'] as const)
    if (own.some((one) => one.state === state)) return state === 'todo' ? 'now' : state;
  return 'done';
}
