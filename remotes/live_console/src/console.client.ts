import type { operations } from '@butterfly/contracts/live_console';
import { paths } from '@butterfly/contracts/live_console/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const keys = { console: ['console'] as const, connection: ['connection'] as const };

export const liveConsole = createClient<typeof operations>(paths);
