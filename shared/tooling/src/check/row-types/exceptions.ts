/** A field that is never null although its column may be, and why; `place` is file and field. */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  'platform/mail/personal-mail.ts sealed_body': 'only what is queued is read, and its body is there until it is sent',
  'modules/moodboard/repository.ts temp_project_name': 'a board without a project has a name: a check of its table',
  'modules/tenant_crm/pipeline/figures/repository.ts sla_due_at': 'only what was due before now is read',
};
