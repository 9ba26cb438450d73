import type { Subject, SubjectType } from '@butterfly/contracts/tenant_crm';

const folders: Readonly<Record<SubjectType, string>> = { project: 'projects', lead: 'leads', contact: 'contacts', organization: 'organizations' };

/** The page of the record that a note or a file belongs to. */
export function subjectPath({ subject_type, subject_id }: Subject): string {
  return `/tenant_crm/${folders[subject_type]}/${subject_id}`;
}

/** The first line of a note as plain text. */
export function firstWords(body: string): string {
  const line = body.replace(/@\[([^\]\n]{1,80})\]\(\d{1,10}\)/g, '@$1').replace(/\*/g, '').split('\n').find((text) => text.trim() !== '') ?? '';
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
