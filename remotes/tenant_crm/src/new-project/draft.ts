import type { EventType, NewProject } from '@butterfly/contracts/tenant_crm';
import type { TypedCustom } from '@butterfly/record-kit/custom-fields';

/** The form of a new project; amounts in minor units. */
export interface ProjectDraft {
  readonly name: string;
  readonly event_type: EventType;
  readonly event_date: string;
  readonly venue_text: string;
  readonly guest_count: number | null;
  readonly budget_cents: number | null;
  readonly owner_id: number | null;
  readonly stage_id: number | null;
  /** What is typed into the fields of the business's own. */
  readonly custom: TypedCustom;
}

export const emptyProject: ProjectDraft = {
  name: '',
  event_type: 'wedding',
  event_date: '',
  venue_text: '',
  guest_count: null,
  budget_cents: null,
  owner_id: null,
  stage_id: null,
  custom: {},
};

/** What is sent, without the fields of the business's own. The server checks again and knows more. */
export function projectBody({ custom: _custom, owner_id, stage_id, ...draft }: ProjectDraft): NewProject {
  return {
    ...draft,
    name: draft.name.trim(),
    event_date: draft.event_date || null,
    venue_text: draft.venue_text.trim(),
    ...(owner_id !== null && { owner_id }),
    ...(stage_id !== null && { stage_id }),
  };
}
