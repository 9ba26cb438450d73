import type { ProposalTemplateRow } from '@butterfly/contracts/proposal_and_invoice';

type EventType = ProposalTemplateRow['event_types'][number];

export const EVENTS: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  corporate: 'Corporate',
  social: 'Social',
  funeral: 'Funeral',
  workshop: 'Workshop',
  other: 'Other',
};

/** @example suitedText(['wedding', 'social']) // 'Wedding, Social' */
export const suitedText = (types: readonly EventType[]): string =>
  types.length === 0 ? 'Every kind of event' : types.map((type) => EVENTS[type]).join(', ');
