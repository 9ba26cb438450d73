import type { operations } from '@butterfly/contracts/live_console';
import { paths } from '@butterfly/contracts/live_console/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const liveConsole = createClient<typeof operations>(paths);
