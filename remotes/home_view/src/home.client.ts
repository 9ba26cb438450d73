import type { operations } from '@butterfly/contracts/home_view';
import { paths } from '@butterfly/contracts/home_view/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const home = createClient<typeof operations>(paths);
