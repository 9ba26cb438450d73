import type { Project, ProjectRow } from '@butterfly/contracts/tenant_crm';

export function buildRow(part: Partial<ProjectRow> = {}): ProjectRow {
  return {
    id: 7,
    number: 3,
    name: 'Marlow & Okafor wedding',
    event_date: '2027-06-12',
    event_type: 'wedding',
    stage_id: 1,
    owner_id: 1,
    venue_text: 'Stonecroft Barn',
    guest_count: 120,
    value_cents: 12_840_000,
    currency: 'USD',
    updated_at: '2026-11-20T15:00:00.000Z',
    archived_at: null,
    ...part,
  };
}

export function buildProject(part: Partial<Project> = {}): Project {
  return {
    id: 7,
    number: 3,
    name: 'Marlow & Okafor wedding',
    event_type: 'wedding',
    stage_id: 1,
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
    tags: [],
    owner_id: 1,
    lost_reason: null,
    lost_note: '',
    archived_at: null,
    created_at: '2026-10-01T10:00:00.000Z',
    updated_at: '2026-11-20T15:00:00.000Z',
    updated_by_id: 1,
    custom: {},
    version: 4,
    ...part,
  };
}
