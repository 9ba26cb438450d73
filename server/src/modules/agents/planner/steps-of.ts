import type { Outcome, Step } from '../runs/turn';
import type { Wanted } from '../tools/toolbox';
import type { IntentId } from './intent';

/** What a turn came to, in one form for rules and for a language model. */
export function stepsOf(intent: IntentId | null, { outcome, called }: { outcome: Outcome; called: readonly Wanted[] }): Step[] {
  const { draft, action, cards } = outcome;
  const steps: Step[] = called.map(({ tool, arguments: given }) => ({ tool, arguments: given, effect: 'read' }));
  if (draft?.kind === 'proposal')
    steps.push({
      tool: 'draft.proposal',
      effect: 'draft',
      arguments: {
        project_id: draft.data.project_id,
        budget_cents: draft.data.budget_cents,
        items: draft.data.sections.flatMap(({ items }) => items.map(({ name, quantity }) => `${quantity} ${name}`)),
        flowers: [...new Set(draft.data.sections.flatMap(({ items }) => items.flatMap(({ flowers }) => flowers)))],
      },
    });
  if (draft?.kind === 'recipe')
    steps.push({
      tool: 'draft.recipe',
      effect: 'draft',
      arguments: {
        project_id: draft.data.project_id,
        items: draft.data.pages.map(({ arrangement, quantity }) => `${quantity} ${arrangement}`),
        flowers: [
          ...new Set(
            draft.data.pages.flatMap(({ ingredients }) => ingredients.filter(({ role }) => role !== 'supply').map(({ name }) => name)),
          ),
        ],
      },
    });
  if (outcome.agenda) steps.push({ tool: 'agenda.overview', arguments: outcome.agenda, effect: 'read' });
  if (outcome.letter) steps.push({ tool: 'draft.message', arguments: outcome.letter, effect: 'draft' });
  if (action) steps.push({ tool: action.tool, arguments: action.arguments, effect: action.effect });
  if (cards.navigationUrl) steps.push({ tool: 'navigate.open', arguments: { url: cards.navigationUrl }, effect: 'navigate' });
  if (cards.imageData)
    steps.push({
      tool: /collage/i.test(cards.imageData.alt) ? 'image.collage' : 'image.palette',
      arguments: { project_id: outcome.projectId ?? null },
      effect: 'draft',
    });
  if (cards.analysisData)
    steps.push({ tool: 'analysis.run', arguments: { report: (cards.analysisData.filename ?? '').replace('.csv', '') }, effect: 'read' });
  if (outcome.notUnderstood) steps.push({ tool: 'say.unknown', arguments: {}, effect: 'read' });
  return steps.length > 0 ? steps : [{ tool: `say.${intent ?? 'text'}`, arguments: {}, effect: 'read' }];
}
