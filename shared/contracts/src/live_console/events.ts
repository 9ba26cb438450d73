import type { EventCatalogue } from '../core/events';

export const events = {} as const satisfies EventCatalogue;
