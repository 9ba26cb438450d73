import type { Interaction } from '@butterfly/contracts/contact_management';
import type { Db } from '../../../../platform/db/db';
import { plainWords } from '../../../../platform/records/plain-words';
import type { CrmRecords } from '../../records';
import { contactEvents, contactSubjects, type Wanted } from './activity.repository';

/** The timeline tells these in words of its own: notes by their text, consents by what was agreed to. */
const TOLD_OTHERWISE = ['note_added', 'consent'];

/** What happened with a person and the projects they take part in, the newest first; `before` itself is left out. */
export async function contactActivity(db: Db, { records, ...wanted }: Wanted & { records: CrmRecords }): Promise<Interaction[]> {
  const { kind, before, limit } = wanted;
  const { contacts, projects } = await contactSubjects(db, wanted.id);
  const found = [...(await contactEvents(db, wanted))];
  if (kind === null || kind === 'note') found.push(...(await notesOf(db, { ...wanted, records, projects })));
  if (kind === null || kind === 'change') {
    const subjects = contacts.map((id) => ({ subject_type: 'contact', subject_id: id }) as const);
    const changes = await records.activity(db, subjects, { before, limit, except: TOLD_OTHERWISE });
    found.push(
      ...changes
        .filter(({ at }) => before === null || at < before)
        .map(({ key, kind: what, at, by_id }) => ({ ...nowhere, key, kind: 'change' as const, at, by_id, summary: inWords(what) })),
    );
  }
  return found.sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.key < b.key ? 1 : -1)).slice(0, limit);
}

const nowhere = { project_id: null, project_name: null };

async function notesOf(
  db: Db,
  { id, before, limit, records, projects }: Wanted & { records: CrmRecords; projects: readonly { id: number; name: string }[] },
): Promise<Interaction[]> {
  const subjects = [
    { subject_type: 'contact', subject_id: id } as const,
    ...projects.map((project) => ({ subject_type: 'project', subject_id: project.id }) as const),
  ];
  const notes = await records.notes.recent(db, { subjects, before, limit });
  return notes.map((note) => {
    const project = note.subject_type === 'project' ? projects.find((one) => one.id === note.subject_id) : undefined;
    const place = project ? { project_id: project.id, project_name: project.name } : nowhere;
    return {
      ...place,
      key: `n${note.id}`,
      kind: 'note',
      at: note.created_at,
      summary: plainWords(note.body, 300),
      by_id: note.created_by_id,
    };
  });
}

function inWords(kind: string): string {
  if (kind === 'created') return 'Became a contact';
  return kind === 'merged' ? 'Was merged with another contact' : `Was ${kind.replaceAll('_', ' ')}`;
}
