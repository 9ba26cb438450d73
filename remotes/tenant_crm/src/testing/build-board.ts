import type { Pipeline, PipelineCard, Stage } from '@butterfly/contracts/tenant_crm';

const names = ['Inquiry', 'Consultation', 'Proposal sent', 'Verbal yes', 'Booked', 'Lost'] as const;
const percent = [10, 25, 50, 75, 100, 0] as const;
const kinds: readonly Stage['kind'][] = ['open', 'open', 'open', 'open', 'booked', 'lost'];

export const stages: readonly Stage[] = names.map((name, at) => ({
  id: at + 1,
  name,
  position: at,
  color: 'iris',
  kind: kinds[at] ?? 'open',
  probability_bps: (percent[at] ?? 0) * 100,
  rotting_days: 7,
  required_fields: [],
}));

/** A board for tests: `{ 1: [1_200_000] }` puts one project of 12,000.00 into the first stage. */
export function buildBoard(values: Readonly<Record<number, readonly number[]>>): Pipeline {
  let id = 0;
  const columns = stages.map((stage) => {
    const cards = (values[stage.id] ?? []).map((value): PipelineCard => {
      id += 1;
      return {
        id,
        number: id,
        name: `Project ${id}`,
        event_type: 'wedding',
        event_date: null,
        stage_id: stage.id,
        owner_id: null,
        value_cents: value,
        currency: 'USD',
        probability_bps: null,
        days_in_stage: 2,
        tags: [],
      };
    });
    const value_cents = cards.reduce((sum, card) => sum + card.value_cents, 0);
    const weighted_cents = cards.reduce((sum, card) => sum + Math.floor((card.value_cents * stage.probability_bps + 5000) / 10_000), 0);
    return { stage, cards, count: cards.length, value_cents, weighted_cents };
  });
  const none = { count: 0, value_cents: 0, weighted_cents: 0 };
  return { currency: 'USD', open: none, booked: none, columns };
}
