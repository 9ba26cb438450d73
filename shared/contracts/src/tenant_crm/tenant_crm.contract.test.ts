import { operations } from './operations';
import { newProject, project, projectMove, projectPatch } from './projects/schema';

const saved = {
  id: 7,
  number: 3,
  name: 'Marlow & Okafor wedding',
  event_type: 'wedding',
  stage_id: 2,
  stage_since: '2026-11-02T10:00:00.000Z',
  event_date: '2027-06-12',
  event_end_date: null,
  start_time: '16:30',
  end_time: null,
  venue_text: 'Stonecroft Barn',
  guest_count: 120,
  budget_cents: 1_200_000,
  value_cents: 1_200_000,
  currency: 'USD',
  probability_bps: null,
  tags: ['summer'],
  owner_id: 1,
  lost_reason: null,
  lost_note: '',
  archived_at: null,
  created_at: '2026-10-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  updated_by_id: null,
  custom: {},
  version: 4,
};

describe('contract of tenant_crm', () => {
  it('accepts a saved project and refuses one with a fractional amount', () => {
    expect(project.safeParse(saved).success).toBe(true);
    expect(project.safeParse({ ...saved, budget_cents: 1.5 }).success).toBe(false);
  });

  it('creates a project from a name alone and trims it', () => {
    expect(newProject.parse({ name: '  Walk-in quote ' })).toEqual({ name: 'Walk-in quote' });
    expect(newProject.safeParse({ name: '   ' }).success).toBe(false);
  });

  it('refuses fields that nobody may set, such as the number or the version', () => {
    expect(newProject.safeParse({ name: 'A', number: 9 }).success).toBe(false);
    expect(projectPatch.safeParse({ version: 9 }).success).toBe(false);
  });

  it('refuses an empty patch, a negative budget and a day that does not exist', () => {
    expect(projectPatch.safeParse({}).success).toBe(false);
    expect(projectPatch.safeParse({ budget_cents: -1 }).success).toBe(false);
    expect(projectPatch.safeParse({ event_date: '2027-02-30' }).success).toBe(false);
  });

  it('moves to a stage and a place, with a reason that is a key; which keys there are says the business (server: unknown_choice)', () => {
    expect(projectMove.safeParse({ stage_id: 9, position: 0, lost_reason: 'price' }).success).toBe(true);
    expect(projectMove.safeParse({ stage_id: 9, position: 0, lost_reason: 'Bored, they said' }).success).toBe(false);
  });

  it('leaves the project list open to every member and nothing else (T-265)', () => {
    const open = Object.entries(operations)
      .filter(([, operation]) => operation.access !== 'plugin')
      .map(([name]) => name);
    expect(open).toEqual(['listProjects']);
    expect(operations.listProjects).toMatchObject({ method: 'GET', path: '/api/tenant_crm/projects/', access: 'session' });
  });

  it('answers the bare list without page and a page with it', () => {
    expect(operations.listProjects.ok.safeParse([{ id: 1, name: 'A', number: 1, event_date: null }]).success).toBe(true);
    expect(operations.listProjects.ok.safeParse({ count: 0, next: null, previous: null, results: [] }).success).toBe(true);
  });
});
