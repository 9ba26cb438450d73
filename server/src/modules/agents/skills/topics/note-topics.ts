import type { Note, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { words } from '../../planner/reading/cover';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { projectsIn } from '../mentions';
import { notRead } from '../papers/whose';
import { listing, type Heard, type Topic } from './topic';

const MOST = 200;
const SHOWN = 5;
/** Says of which kind an event is, and is in no note. */
const KINDS = /^(?:wedding|gala|memorial|event|project|job|party|launch|benefit|hochzeit|feier|boda|evento|the|one)$/;
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|es|s|en|n)$/, '') : word);

/** What was written down about a thing, in the notes of one project or of all. */
async function notesAbout(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  if (names.length === 0) return undefined;
  const projects = await projectsIn(job, said);
  const own = new Set(projects.flatMap(({ name }) => plainLetters(name).split(/[^a-z\d]+/)));
  const wanted = names.filter((name) => !own.has(name) && !KINDS.test(name)).map(stemOf);
  if (wanted.length === 0) return undefined;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  if (!page) return text(notRead('The notes'));
  const kind = names.find((name) => KINDS.test(name));
  const ofKind = kind === undefined ? [] : page.results.filter(({ name }) => plainLetters(name).includes(kind));
  const named = projects.length > 0 ? projects : ofKind;
  const found = await withWords(job, named.length > 0 ? named : page.results, wanted);
  const where = named.length === 1 && named[0] ? ` for ${named[0].name}` : '';
  const about = names.filter((name) => !own.has(name) && !KINDS.test(name)).join(' ');
  return found.length === 0
    ? text(`No note${where} says anything about “${about}”.`)
    : text(listing(`Noted about “${about}”${where}:`, found, SHOWN), {
        ...(named.length === 1 && named[0] ? { projectId: named[0].id } : {}),
      });
}

async function withWords(job: Job, projects: readonly ProjectRow[], wanted: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, name } of projects) {
    const page = await readPage<Note>(job, 'tenant_crm.project_notes', { subject_type: 'project', subject_id: id, page_size: MOST });
    for (const { body } of page?.results ?? []) {
      if (wanted.every((word) => plainLetters(body).includes(word))) lines.push(`${name}: “${body.replace(/\s+/g, ' ').slice(0, 300)}”`);
    }
  }
  return lines;
}

/** Questions about what was written down. */
export const NOTE_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.project_notes',
    yours: 'the notes',
    needs: [
      words(
        "(?:did|didn'?t|did not|have|haven'?t) (?:we|i|you|anyone|anybody|somebody|someone|leo|mia|tom)(?: not| ever)? (?:write|written|wrote|note|noted|jot|jotted|put|record|recorded|make|made|leave|left|say|keep|kept)|what (?:did|have) (?:we|i) (?:write|written|note|noted|jot|put)(?: down)?|(?:is|isn'?t|are|was|wasn'?t) there (?:not )?(?:a |any |some )?(?:note|notes|something|anything)|any notes?|haben wir (?:nicht |uns )?|(?:steht|stand) (?:nicht |da )?|hatten wir nicht|(?:no )?(?:anotamos|apuntamos|escribimos)|hay (?:alguna )?notas?",
      ),
      words(
        'down|notes?|noted|jotted|written|recorded|in the (?:notes|file)|notiert|aufgeschrieben|notiz(?:en)?|anotamos|apuntamos|escribimos|notas?',
      ),
      words('about|on|regarding|concerning|with|uber|zu|zum|zur|wegen|sobre|de|del'),
    ],
    beside: words(
      'write|note|something|anything|a|any|the|at|for|of|in|that|us|it|our|somewhere|once|again|what|we|i|did|have|ever|down|about|was|etwas|was|die|der|das|bei|beim|irgendwas|mal|algo|la|el|los|las|en|una?|no',
    ),
    never: words('payments?|invoices?|money|paid|leads?'),
    names: 'own',
    answer: notesAbout,
  },
];
