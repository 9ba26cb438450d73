import type { Db } from '../../../../platform/db/db';
import { contactIdByEmail } from '../../contacts/repository';
import { insertLink } from '../../contacts/project-people/repository';
import { takeNumbers } from '../../numbering/repository';
import {
  findProject,
  insertProject,
  lockProject,
  setArchived,
  updateProject,
  type ProjectChanges,
  type ProjectDraft,
} from '../../projects/repository';
import { stagesOf } from '../../stages/repository';
import { readChoice, readDay, readMoney, readNumber, readTags } from '../../../../platform/records/csv-in/cell-values';
import {
  importField as field,
  undoUpdateOf,
  type Cells,
  type Draft,
  type ImportKind,
  type ImportPlace,
  type Written,
} from '../../../../platform/records/csv-in/import-kind';
import { emailOf } from './person-cells';
import { projectIdsByKey, setProjectImportKey } from './repository';

interface Value {
  readonly project: Pick<ProjectDraft, 'budget_cents' | 'event_date' | 'event_type' | 'guest_count' | 'name' | 'tags' | 'venue_text'>;
  readonly stage: string;
  readonly client: string | null;
}

export const projectImport: ImportKind<Value> = {
  fields: [
    field('name', 'Name', ['project', 'event', 'event name', 'project name'], true),
    field('event_type', 'Kind of event', ['type', 'event type']),
    field('event_date', 'Event date', ['date', 'wedding date']),
    field('stage', 'Stage', ['status']),
    field('venue', 'Venue', ['location']),
    field('guests', 'Guests', ['guest count', 'head count']),
    field('budget', 'Budget', ['value', 'amount']),
    field('tags', 'Tags', ['labels']),
    field('client_email', 'E-mail of the client', ['client email', 'email', 'e-mail']),
  ],
  read,
  existing: (db, keys) => projectIdsByKey(db, keys),
  problems: async (db, drafts) => {
    const known = new Set((await stagesOf(db)).map(({ name }) => name.toLowerCase()));
    const wrong = drafts.filter(({ value }) => value.stage !== '' && !known.has(value.stage.toLowerCase()));
    return new Map(wrong.map(({ value }) => [value, `“${value.stage}” is no stage of your pipeline`]));
  },
  whyNotTwice: () => null,
  create: async (db, { value }, { importKey, place }) => {
    const stages = await stagesOf(db);
    const stage = stages.find(({ name }) => name.toLowerCase() === value.stage.toLowerCase());
    const number = await takeNumbers(db, 1);
    const made = await insertProject(db, {
      ...value.project,
      number,
      currency: place.currency,
      owner_id: db.memberId,
      stage_id: stage?.id ?? null,
    });
    if (!made) throw new Error('A project of an import was not inserted');
    await setProjectImportKey(db, { id: made.id, importKey });
    await linkClient(db, { projectId: made.id, email: value.client });
    return { id: made.id, version: made.version };
  },
  update,
  // A project may already carry documents of other plugins, so it goes to the archive instead.
  undoCreate: async (db, { id, version }) => {
    const now = await lockProject(db, id);
    if (now?.version !== version) return false;
    await setArchived(db, { id, archived: true });
    return true;
  },
  undoUpdate: undoUpdateOf({ hold: lockProject, write: updateProject }),
};

function read(cells: Cells, place: ImportPlace): Draft<Value> | { reason: string } {
  const name = cells('name').slice(0, 120);
  const date = readDay(cells('event_date'), place.locale);
  const type = readChoice(
    cells('event_type') || 'other',
    ['wedding', 'corporate', 'social', 'funeral', 'workshop', 'other'] as const,
    'kind of event',
  );
  const guests = readNumber(cells('guests'));
  const budget = readMoney(cells('budget'), place.currency);
  const client = emailOf(cells('client_email'));
  if (name === '') return { reason: 'has no name' };
  if ('reason' in date) return date;
  if ('reason' in type) return type;
  if ('reason' in guests) return guests;
  if ('reason' in budget) return budget;
  if (client === undefined) return { reason: `“${cells('client_email')}” is no e-mail address` };
  const project = {
    name,
    event_type: type.value,
    event_date: date.value,
    venue_text: cells('venue').slice(0, 200),
    guest_count: guests.value,
    budget_cents: budget.value,
    tags: readTags(cells('tags')),
  };
  return { label: name, key: `${name.toLowerCase()}|${date.value ?? ''}`, value: { project, stage: cells('stage'), client } };
}

async function linkClient(db: Db, { projectId, email }: { projectId: number; email: string | null }): Promise<void> {
  const contactId = email ? await contactIdByEmail(db, email) : undefined;
  if (contactId !== undefined) await insertLink(db, { projectId, link: { contact_id: contactId, role: 'partner1', is_billing: false } });
}

/** Replaces what the file has; an empty cell takes nothing away, and the stage stays. */
async function update(db: Db, id: number, { value }: Draft<Value>): Promise<Written> {
  const now = await lockProject(db, id);
  if (!now) throw new Error('A project that was found is gone');
  const wanted = { ...value.project, tags: [...new Set([...now.tags, ...(value.project.tags ?? [])])].slice(0, 20) };
  const changed = Object.entries(wanted).filter(
    ([name, next]) => next !== null && next !== '' && JSON.stringify(next) !== JSON.stringify(now[name as keyof typeof now]),
  );
  const before = Object.fromEntries(changed.map(([name]) => [name, now[name as keyof typeof now]]));
  if (changed.length > 0) await updateProject(db, { id, changes: Object.fromEntries(changed) as ProjectChanges });
  await linkClient(db, { projectId: id, email: value.client });
  return { id, version: (await findProject(db, id))?.version ?? now.version, before };
}
