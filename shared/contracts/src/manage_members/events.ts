import * as z from 'zod';
import { id } from '../core/primitives';
import type { EventCatalogue } from '../core/events';

export const events = {
  'manage_members.roles.changed@1': z.object({ member_id: id }),
  'manage_members.member.joined@1': z.object({ member_id: id }),
  'manage_members.member.deactivated@1': z.object({ member_id: id, successor_id: id.nullable() }),
} as const satisfies EventCatalogue;
