import type { operations } from '@butterfly/contracts/questionnaire';
import { paths } from '@butterfly/contracts/questionnaire/paths';
import type { operations as crmOperations } from '@butterfly/contracts/tenant_crm';
import { paths as crmPaths } from '@butterfly/contracts/tenant_crm/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

const crm = createClient<Pick<typeof crmOperations, 'listCustomFields'>>({ listCustomFields: crmPaths.listCustomFields });

/** The fields of projects that the business has made itself. */
export const customFieldsOfProjects = async ({ signal }: { signal: AbortSignal }) =>
  (await crm.listCustomFields({ query: { entity: 'project' }, signal })).data.filter(({ archived }) => !archived);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  customFields: ['questionnaire-custom-fields'],
  templates: ['questionnaire-templates'],
  template: (id: string) => ['questionnaire-templates', 'one', id],
  questionnaires: ['questionnaires'],
  ofProject: (project: string) => ['questionnaires', 'project', project],
  questionnaire: (id: string) => ['questionnaires', 'one', id],
  responses: (id: string) => ['questionnaires', 'responses', id],
  words: (language: string) => ['questionnaire-words', language],
  open: (link: string) => ['questionnaire-open', link],
} as const;
