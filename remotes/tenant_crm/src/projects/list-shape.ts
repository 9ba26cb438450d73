import type { ListShape } from '@butterfly/ui-kit/list';

/** What the address of the project list may say. */
export const projectShape: ListShape = {
  orderings: ['id', 'name', 'event_date', 'value_cents', 'updated_at'],
  ordering: '-id',
  filters: ['stage', 'event_type', 'owner', 'from', 'to', 'archived'],
};
