import type { Timeline } from '@butterfly/contracts/project_view';
import type { Note } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import type { Ask } from '../../planner/reading/ask';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import type { Whom } from './whom';

const SHOWN = 5;
const SHORTEST = 4;

/** What a question speaks of that is no field: in the timeline and the notes of the project it names. Undefined: nothing of it is there. */
export async function inRecord(
  job: Job,
  ask: Ask,
  { whom, words }: { whom: Whom; words: readonly string[] },
): Promise<Outcome | undefined> {
  const [project, ...others] = whom.projects;
  const asked = words.filter((word) => word.length >= SHORTEST).map((word) => word.replace(/(?:es|s|ed|ing)$/, ''));
  if (!project || others.length > 0 || asked.length === 0 || asked.length < words.length || ask.numbers || ask.wants.length === 0)
    return undefined;
  // Who does something and at what time something begins are fields, and what it costs is a figure.
  if (ask.wants.includes('who') || ask.wants.includes('time') || ask.objects.includes('profit')) return undefined;
  const speaksOf = (said: string) => asked.every((word) => plainLetters(said).includes(word));
  const answer = await job.tools.read('project_view.timeline', { projectId: project.id });
  const entries = answer.kind === 'ok' ? (answer.data as Timeline).entries.filter(({ title }) => speaksOf(title)) : [];
  const notes = await readPage<Note>(job, 'tenant_crm.project_notes', { subject_type: 'project', subject_id: project.id, page_size: 50 });
  const found = [
    ...entries.map(({ day, title, done_at: done }) => `- ${day ? `${sayDay(day)} · ` : ''}${title}${done ? ' (done)' : ''}`),
    ...(notes?.results ?? [])
      .filter(({ body }) => speaksOf(body))
      .map(({ body }) => `- Note: “${body.replace(/\s+/g, ' ').slice(0, 300)}”`),
  ];
  if (found.length === 0) return undefined;
  return text(
    `This is what the timeline and the notes of ${project.name} say of “${words.join(' ')}”:\n${found.slice(0, SHOWN).join('\n')}`,
    { projectId: project.id },
  );
}
