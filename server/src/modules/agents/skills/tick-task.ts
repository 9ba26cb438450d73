import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { plainLetters } from '../planner/reading/plain-letters';
import { readPage } from './find-project';
import { text, type Job, type Skill } from './job';
import { projectsIn } from './mentions';
import { wordsOf } from './name-similarity';

const MOST = 60;
const SHOWN = 5;
/** Says that a task is meant, and of none what it is. */
const LITTLE = /^(?:thing|task|to|do|todo|one|job|bit|stuff|item|with|the|a|an|about|for|of|on|off|my|our|that|this|and|from|in|please)$/;
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:ies|es|s|y)$/, '') : word);

interface Found {
  readonly project: Pick<ProjectRow, 'id' | 'name'>;
  readonly line: string;
}

/** Nobody ticks a task off from here: which open ones are meant, and the timeline where a person does it. */
export const tickTask: Skill = async (job) => {
  const { title = '', name } = job.plan.slots;
  const said = [title, name].filter(Boolean).join(' ');
  const found = job.tools.has('project_view.timeline') ? await openTasks(job, said) : [];
  const [first] = found;
  if (!first)
    return text(
      `I cannot tick off “${said || 'a task'}” for you, and no open task has these words. Which project is it for? I can open its timeline: “open the timeline of …”.`,
    );
  const projects = new Map(found.map(({ project }) => [project.id, project.name]));
  const head = found.length === 1 ? 'It is this one:' : `${String(found.length)} open tasks have these words:`;
  return text(
    `I cannot tick off a task. You do that on its timeline: open it below. ${head}\n${found
      .slice(0, SHOWN)
      .map(({ line }) => `- ${line}`)
      .join('\n')}\nNothing was changed.`,
    {
      ...(projects.size === 1 ? { projectId: first.project.id } : {}),
      cards: { data: [...projects].map(([id, called]) => ({ id, name: `timeline of ${called}`, url: `/project_view/${String(id)}` })) },
    },
  );
};

async function openTasks(job: Job, said: string): Promise<readonly Found[]> {
  const named = await projectsIn(job, said);
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const rows =
    named.length > 0 ? named : (page?.results ?? []).filter(({ id }) => job.turn.projectId === null || id === job.turn.projectId);
  const own = new Set(named.flatMap(({ name }) => wordsOf(name)));
  const words = wordsOf(said)
    .filter((word) => !LITTLE.test(word) && !own.has(word))
    .map(stemOf);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const { id, name } of rows) {
    const answer = await job.tools.read('project_view.timeline', { projectId: id });
    if (answer.kind !== 'ok') continue;
    for (const { title, done_at: done, day } of (answer.data as Timeline).entries) {
      const has = words.every((word) => plainLetters(title).includes(word));
      if (done === null && has) found.push({ project: { id, name }, line: `${title} · ${name}${day ? ` · ${sayDay(day)}` : ''}` });
    }
  }
  return found;
}
