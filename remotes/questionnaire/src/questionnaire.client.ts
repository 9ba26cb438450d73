import type { operations } from '@butterfly/contracts/questionnaire';
import { paths } from '@butterfly/contracts/questionnaire/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  templates: ['questionnaire-templates'],
  template: (id: string) => ['questionnaire-templates', 'one', id],
  questionnaires: ['questionnaires'],
  ofProject: (project: string) => ['questionnaires', 'project', project],
  questionnaire: (id: string) => ['questionnaires', 'one', id],
  responses: (id: string) => ['questionnaires', 'responses', id],
  open: (link: string) => ['questionnaire-open', link],
} as const;
