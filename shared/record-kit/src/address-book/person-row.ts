import type { ListShape } from '@butterfly/ui-kit/list';
import type { NamedPerson } from '../people';

/** A person as a row of the address book. */
export interface PersonRow extends NamedPerson {
  readonly phone_e164: string | null;
  readonly kind: string;
  readonly organization_id: number | null;
  readonly organization_name: string | null;
  readonly tags: readonly string[];
  readonly consent_email: string;
  readonly consent_sms: string;
  readonly project_count: number;
  readonly updated_at: string;
}

/** By what the address book is ordered and narrowed; who can narrow it further adds to the filters. */
export const peopleShape = {
  orderings: ['name', 'email', 'updated_at', 'id'],
  ordering: 'name',
  filters: ['kind', 'organization', 'tag', 'consent_email', 'consent_sms', 'project', 'archived'],
} as const satisfies ListShape;
