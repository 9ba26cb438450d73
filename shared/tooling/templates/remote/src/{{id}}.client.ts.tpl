import type { operations } from '@butterfly/contracts/{{id}}';
import { paths } from '@butterfly/contracts/{{id}}/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const {{camel}}Client = createClient<typeof operations>(paths);
