import type { Project } from '@butterfly/contracts/tenant_crm';
import { ApiError } from '@butterfly/plugin-sdk';
import { conflictOf, inverseOf } from './project-conflict';

const theirs = { id: 7, name: 'Oak wedding', guest_count: 90 } as Project;

describe('conflict of a save', () => {
  it('keeps what I changed beside what was saved meanwhile', () => {
    const error = new ApiError(412, { error: 'newer', code: 'version_conflict', current: theirs });
    expect(conflictOf(error, { guest_count: 120 })).toEqual({ mine: { guest_count: 120 }, theirs });
  });

  it('is none for any other failure', () => {
    expect(conflictOf(new ApiError(409, { error: 'x', code: 'tenant_crm.project_archived' }), {})).toBeNull();
    expect(conflictOf(new Error('x'), {})).toBeNull();
  });

  it('knows how to take a change back', () => {
    expect(inverseOf(theirs, { guest_count: 120 })).toEqual({ guest_count: 90 });
  });
});
