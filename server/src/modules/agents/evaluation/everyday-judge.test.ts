import type { DemoFacts } from './case';
import type { EverydayCase } from './everyday-case';
import { EVERYDAY_FIRST } from './everyday-first';
import { judge } from './everyday-judge';
import { asks, cannot, en, leads, month, move, piece, recipe, says } from './everyday-outcomes';

const facts: DemoFacts = {
  today: '2026-11-23',
  project: (name) => name.length,
  lead: (title) => title.length,
  stage: (name) => name.length,
  weekday: () => '2026-11-27',
  inDays: () => '2026-11-24',
};
const verdictOf = (one: EverydayCase, message: string, steps: Parameters<typeof judge>[1]['steps'] = []) =>
  judge(one, { message, steps, cards: {} }, facts);
const read = (tool: string, given: Record<string, unknown>) => ({ tool, effect: 'read' as const, arguments: given });
const write = (id: number, stage: string) => ({
  tool: 'tenant_crm.move_project',
  effect: 'write' as const,
  arguments: { id, stage_id: stage.length, position: 0 },
});

describe('what an answer is worth', () => {
  it('counts a list only with the filters that were said, and with no other', () => {
    const june = en('leads for june', leads(month(6)));
    const days = { from: '2027-06-01', to: '2027-06-30' };
    expect(verdictOf(june, '2 leads', [read('tenant_crm.find_leads', { ...days, ordering: '-id' })])).toBe('useful');
    expect(verdictOf(june, '2 leads', [read('tenant_crm.find_leads', {})])).toBe('wrong');
    expect(verdictOf(june, 'No leads.', [read('tenant_crm.find_leads', { ...days, search: 'June' })])).toBe('wrong');
  });

  it('tells a change of the wrong record from one that was meant', () => {
    const booked = en('reyes is booked', move('Reyes', 'Booked'));
    expect(verdictOf(booked, 'I would move Reyes.', [write('Reyes'.length, 'Booked')])).toBe('useful');
    expect(verdictOf(booked, 'I would move Chen & Abbott.', [write('Chen & Abbott'.length, 'Booked')])).toBe('wrong action');
    expect(verdictOf(en('what about reyes?', says(['Booked'])), 'Booked', [write('Reyes'.length, 'Booked')])).toBe('wrong action');
  });

  it('knows needless asking and a denial, and when asking or not knowing is right', () => {
    const facts = en('how many guests does Reyes have', says(['110']));
    expect(verdictOf(facts, 'I did not understand that. Ask me “110 guests”?')).toBe('refused');
    expect(verdictOf(facts, 'Which project do you mean?')).toBe('refused');
    expect(verdictOf(facts, 'There is no project called Reyes.')).toBe('wrong');
    expect(verdictOf(en('move it', asks()), 'Which project do you mean?')).toBe('useful');
    expect(verdictOf(en('will it rain', cannot), 'I cannot know the weather.')).toBe('useful');
    expect(verdictOf(en('will it rain', cannot), 'I did not understand that, and cannot help.')).toBe('refused');
  });

  it('counts the stems of every piece of a recipe', () => {
    const bouquet = en('bouquet with 15 quicksand', recipe(piece(/bouquet/i, 1, { quicksand: 15 })));
    const drafted = (stems: number, more: readonly string[] = []) =>
      judge(bouquet, { message: 'Drafted.', steps: [read('draft.recipe', {})], cards: {}, draft: draftOf(stems, more) }, facts);
    expect(drafted(15)).toBe('useful');
    expect(drafted(12)).toBe('wrong');
    expect(drafted(15, ['Filler, to be chosen'])).toBe('wrong');
  });
});

describe('the first set', () => {
  it('has 200 different cases whose dates and patterns can be worked out', () => {
    expect(new Set(EVERYDAY_FIRST.map(({ turns, at }) => JSON.stringify([turns, at]))).size).toBe(200);
    for (const one of EVERYDAY_FIRST) expect(verdictOf(one, 'Good morning')).not.toBe('useful');
  });
});

function draftOf(stems: number, more: readonly string[]): Parameters<typeof judge>[1]['draft'] {
  const flowers = [{ name: 'Rose Quicksand', quantity: stems }, ...more.map((name) => ({ name, quantity: 3 }))];
  return {
    kind: 'recipe',
    data: {
      title: 'Recipe',
      project_id: null,
      project_name: null,
      event_date: null,
      currency: 'USD',
      waste: 1000,
      pages: [
        {
          title: '1 × Bouquet',
          arrangement: 'Bouquet',
          quantity: 1,
          ingredients: [
            ...flowers.map((flower) => ({ ...flower, role: 'focal' as const })),
            { name: 'Ribbon', quantity: 1, role: 'supply' as const },
          ],
          stems_per_piece: stems,
          budget_cents: null,
          note: '',
        },
      ],
      shopping_list: [],
      assumptions: [],
    },
  };
}
