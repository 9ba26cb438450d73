import type { RecordSources } from '@butterfly/record-kit/activity';
import type { CustomFieldsEditSource, CustomValuesSource } from '@butterfly/record-kit/custom-fields';
import type { MembersSource } from '@butterfly/record-kit/members';
import type { NotesSource } from '@butterfly/record-kit/notes';
import { answerOf } from './answer';

const at = '2027-03-02T15:04:00Z';
const subject = { subject_type: 'venue', subject_id: 1 };

export const members: MembersSource = {
  list: () =>
    answerOf([
      { id: 1, name: 'Mara Rosales' },
      { id: 2, name: 'Ada Berg' },
    ]),
};

type StoredNote = Awaited<ReturnType<NotesSource['create']>>['data'];
let stored: StoredNote[] = [
  {
    ...subject,
    id: 1,
    body: 'Load in by the **north gate**; ask @[Ada Berg](2) for the key.\n\n- no open flames\n- quiet after eleven',
    pinned: true,
    visibility: 'team',
    created_at: at,
    created_by_id: 1,
    deleted_at: null,
    version: 1,
  },
  {
    ...subject,
    id: 2,
    body: 'They would love peonies on the long table.',
    pinned: false,
    visibility: 'client',
    created_at: at,
    created_by_id: 2,
    deleted_at: null,
    version: 2,
  },
];
const keep = (note: StoredNote) => {
  stored = [note, ...stored.filter(({ id }) => id !== note.id)];
  return answerOf(note);
};

const notes: NotesSource = {
  list: () => answerOf({ results: stored.filter(({ deleted_at }) => deleted_at === null) }),
  create: (note) => keep({ ...note, id: stored.length + 1, created_at: at, created_by_id: 1, deleted_at: null, version: 1 }),
  update: (note, patch) => keep({ ...note, ...patch, version: note.version + 1 }),
  setDeleted: (note, deleted) => keep({ ...note, deleted_at: deleted ? at : null }),
};

/** What a record of the gallery carries; kept until the page is loaded again. */
export const sampleSources: RecordSources = {
  notes,
  members,
  files: {
    list: () =>
      answerOf([
        { id: 1, name: 'Floor plan, great hall.pdf', size: 842_000, type: 'application/pdf', created_at: at, created_by_id: 2 },
        { id: 2, name: 'Terrace at dusk.jpg', size: 3_410_000, type: 'image/jpeg', created_at: at, created_by_id: 1 },
      ]),
    upload: () => answerOf({}),
    setRemoved: () => answerOf({}),
    href: ({ id }) => `#file-${id}`,
  },
  activity: {
    page: () =>
      answerOf({
        next: null,
        results: [
          { key: 'a3', kind: 'changed', at, by_id: 1, details: { changes: [{ field: 'capacity', from: 120, to: 140 }] } },
          { key: 'a2', kind: 'file_added', at, by_id: 2, details: { name: 'Floor plan, great hall.pdf' } },
          { key: 'a1', kind: 'created', at, by_id: null, details: {} },
        ],
      }),
  },
};

const field = { entity: 'venue', required: false, options: [], position: 0, archived: false };

export const customFields: CustomFieldsEditSource = {
  create: () => Promise.resolve(),
  update: () => Promise.resolve(),
  list: () =>
    answerOf([
      { ...field, id: 1, key: 'rent', label: 'Rent', kind: 'money' as const },
      { ...field, id: 2, key: 'style', label: 'Style', kind: 'choice' as const, options: ['Barn', 'Garden', 'Hall'] },
      { ...field, id: 3, key: 'built', label: 'Opened on', kind: 'date' as const, required: true },
      { ...field, id: 4, key: 'rooms', label: 'Rooms', kind: 'multi' as const, options: ['Hall', 'Terrace', 'Kitchen'] },
    ]),
};

export const customValues: CustomValuesSource = {
  fields: customFields,
  read: () => answerOf({ rent: 480_000, style: 'Hall' }),
  save: (patch) => answerOf(Object.fromEntries(Object.entries(patch).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))),
};
