import { emptyProject, projectBody } from './draft';

describe('draft of a project', () => {
  it('needs no more than a name', () => {
    expect(projectBody({ ...emptyProject, name: ' Park wedding ' })).toEqual({
      name: 'Park wedding',
      event_type: 'wedding',
      event_date: null,
      venue_text: '',
      guest_count: null,
      budget_cents: null,
    });
  });

  it('sends who takes care of it and where it begins only when they were chosen', () => {
    expect(projectBody({ ...emptyProject, name: 'Park wedding', owner_id: 3, stage_id: 2, event_date: '2028-05-20' })).toMatchObject({
      owner_id: 3,
      stage_id: 2,
      event_date: '2028-05-20',
    });
  });
});
