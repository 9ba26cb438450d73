import * as z from 'zod';
import { id } from '../core/primitives';
import type { EventCatalogue } from '../core/events';

export const events = {
  'manage_members.roles.changed@1': z.object({ member_id: id }),
} as const satisfies EventCatalogue;
