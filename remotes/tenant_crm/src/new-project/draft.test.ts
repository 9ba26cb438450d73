import { emptyDraft, readDraft } from './draft';

const format = { locale: 'en-US', currency: 'USD' };

describe('draft of a project', () => {
  it('needs no more than a name', () => {
    expect(readDraft({ ...emptyDraft, name: ' Park wedding ' }, format)).toEqual({
      body: { name: 'Park wedding', event_type: 'wedding', event_date: null, venue_text: '', guest_count: null, budget_cents: null },
    });
  });

  it('names every input that cannot be read', () => {
    const read = readDraft({ ...emptyDraft, name: ' ', budget_cents: 'lots', guest_count: '12.5' }, format);
    expect(Object.keys('errors' in read ? read.errors : {})).toEqual(['name', 'budget_cents', 'guest_count']);
  });
});
