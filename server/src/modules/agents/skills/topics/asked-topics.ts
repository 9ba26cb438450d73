import type { Request } from '@butterfly/contracts/client_requests';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, type Heard, type Topic } from './topic';

const QUOTED = 400;

/** What the clients of a project have asked for that is still open, in their words. */
async function askedFor(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const page = await readPage<Request>(job, 'client_requests.list', { status: 'open', project: project.id });
  if (!page) return text(notRead('The requests of clients'));
  const { tz } = job.business;
  const lines = page.results.map(
    ({ asked_by: who, title, body, priority, created_at: at }) =>
      `${who || 'Somebody'}, ${sayDay(localDayOf(at, tz))}${priority === 'urgent' ? ', urgent' : ''}: “${title}”${body.trim() === '' ? '' : ` – ${body.replace(/\s+/g, ' ').slice(0, QUOTED)}`}`,
  );
  const head =
    lines.length === 0 ? `No request for ${project.name} is open.` : `${counted(lines.length, 'open request')} for ${project.name}:`;
  return text(listing(head, lines), {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: '/client_requests' }] },
  });
}

const WHO = '(?:they|she|he|the (?:family|clients?|couple|brides?|grooms?|mother|hosts?|company|customers?)|family|clients?)';

/** Questions about what the clients of a project ask for now. */
export const ASKED_TOPICS: readonly Topic[] = [
  {
    tool: 'client_requests.list',
    yours: 'the requests of clients',
    needs: [
      words(
        [
          `what(?:'s| is| are| was| were|s)? ${WHO} (?:asking|requesting|asked)(?: for| us| about)*`,
          `what (?:do|does|did|have|has) ${WHO} (?:ask(?:ed)?|request(?:ed)?)(?: for| us| about)*`,
          `what changes? (?:do|does|did|have|has) ${WHO} (?:want|ask|request)\\w*(?: for)?`,
          'was (?:will|wollen|mochte|mochten|wunscht|wunschen) (?:die (?:familie|kundin|kunden|brautleute)|der kunde|das paar|sie|er)(?: (?:jetzt|nun|denn|noch))*|was hat (?:die (?:familie|kundin)|der kunde|das paar) (?:angefragt|gefragt)',
          'que (?:pide|piden|esta pidiendo|estan pidiendo|ha pedido|han pedido) (?:la (?:familia|clienta|pareja)|el cliente|los clientes)?',
        ].join('|'),
      ),
    ],
    beside: words(
      'now|again|this time|right now|exactly|for|about|here|jetzt|genau|ahora|of us|from us|at the moment|and|und|wedding|memorial|gala',
    ),
    never: words('lead|inquiry|budget|pay|price'),
    names: 'project',
    answer: askedFor,
  },
];
