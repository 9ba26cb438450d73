import type { operations } from '@butterfly/contracts/auth_and_admin';
import { paths } from '@butterfly/contracts/auth_and_admin/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const authApi = createClient<typeof operations>(paths);
