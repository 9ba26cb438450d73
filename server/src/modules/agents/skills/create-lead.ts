import { sayDay } from '../planner/dates';
import { leadFactsIn } from '../planner/lead-facts';
import { factsIn } from './changes';
import { ask } from './confirmed-change';
import { money, text, type Skill } from './job';

/** What somebody did to get in touch is no part of the name. */
const GOT_IN_TOUCH = / (?:just |has |have )*(?:called|phoned|rang|wrote|e-?mailed|texted|walked in|came by|got in touch)(?: us| in)?$/i;
const PARTY = /\b(?:party|birthday|anniversary|retirement|shower|dinner|reunion|celebration)\b/i;

/** A new lead with everything that was said of it: what no field takes is kept as what they want. */
export const createLead: Skill = async (job) => {
  const { plan, business } = job;
  const {
    title: named,
    email,
    given: { budget, ...given },
    details,
  } = factsIn(job);
  const title = named.replace(GOT_IN_TOUCH, '');
  if (title === '') return text('Who is the lead from? For example “add a lead for Ann Meyer, wedding on June 12, 120 guests”.');
  const { phone, source, range, month, wish } = leadFactsIn(plan.text, { name: title, span: plan.span });
  const type = given['event_type'] ?? (PARTY.test(plan.text) ? 'social' : undefined);
  const isSpan = plan.span !== undefined && plan.span.from !== plan.span.to && month === undefined;
  const message = [wish, isSpan ? (plan.span?.text ?? '') : ''].filter(Boolean).join(', ');
  return ask(
    job,
    'tenant_crm.create_lead',
    {
      title,
      ...given,
      ...(type === undefined ? {} : { event_type: type }),
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(month ? { event_month: month } : {}),
      ...(range ? { budget_min_cents: range.min, budget_max_cents: range.max } : {}),
      ...(budget && !range ? { budget_max_cents: budget } : {}),
      ...(source ? { source } : {}),
      ...(message ? { message } : {}),
    },
    {
      say: `I would add the lead “${title}”.`,
      details: [
        { label: 'Title', value: title },
        ...details.filter(({ label }) => label !== 'Budget' || !range),
        ...(typeof type === 'string' ? [{ label: 'Kind of event', value: type }] : []),
        ...(month ? [{ label: 'Month', value: sayDay(`${month}-01`).split(' ').slice(2).join(' ') }] : []),
        ...(range ? [{ label: 'Budget', value: `${money(range.min, business)} to ${money(range.max, business)}` }] : []),
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
        ...(source ? [{ label: 'Came by', value: source.replace('_', ' ') }] : []),
        ...(message ? [{ label: 'Message', value: message }] : []),
      ],
    },
  );
};
