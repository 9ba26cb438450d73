import path from 'node:path';
import type { Audience, Entry, TimelineProject } from '@butterfly/contracts/project_view';
import type { Bytes } from '../../../platform/define-module';
import type { Documents } from '../../../platform/documents/documents';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { SHOWN_DOCUMENT_POLICY } from '../../../platform/http/security-headers';

const TEMPLATE = path.join(import.meta.dirname, 'sheet-document.ts');

export interface DaySheet {
  readonly project: TimelineProject;
  readonly entries: readonly Entry[];
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly business: { readonly name: string; readonly locale: string };
  readonly audience: Audience;
}

/** The run of the day on A4, for one audience: what is for everybody is always on it. */
export async function daySheet(
  { project, entries, people, business: { name, locale }, audience }: DaySheet,
  documents: Documents,
): Promise<Bytes> {
  const sheet: DaySheet = {
    project,
    people,
    audience,
    business: { name, locale },
    entries: entries.filter((entry) => isOnSheet(entry, audience)),
  };
  return {
    kind: 'bytes',
    bytes: await documents.render(TEMPLATE, sheet),
    type: 'application/pdf',
    headers: {
      'content-disposition': contentDisposition(`${project.name} – run of the day.pdf`, 'inline'),
      'content-security-policy': SHOWN_DOCUMENT_POLICY,
    },
  };
}

/** The team's sheet is the whole day; a client or a vendor sees what is meant for them. */
export function isOnSheet({ lane, audience }: Entry, wanted: Audience): boolean {
  if (lane !== 'event_day') return false;
  return wanted === 'all' || wanted === 'team' || audience === 'all' || audience === wanted;
}
