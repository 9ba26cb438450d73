import type { operations } from '@butterfly/contracts/moodboard';
import { paths } from '@butterfly/contracts/moodboard/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const moodboardClient = createClient<typeof operations>(paths);
export type MoodboardClient = Pick<typeof moodboardClient, 'getBoard' | 'createBoard' | 'patchBoard' | 'replaceBoard' | 'deleteBoard'>;
export type TempMoodboardClient = Pick<typeof moodboardClient, 'getTempBoard' | 'createTempBoard' | 'replaceTempBoard' | 'deleteTempBoard'>;
