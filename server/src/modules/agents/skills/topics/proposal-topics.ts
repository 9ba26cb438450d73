import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import type { Item } from '../asks/item';
import { proposals } from '../asks/proposals';
import { backInTime } from '../asks/span';
import { text, type Job } from '../job';
import { counted, listing, type Heard, type Topic } from './topic';

/** Proposals are read project by project, so not those of years ago: see `asks/proposals`. */
const LOOKED = 'I looked at the projects that were worked on last, up to 60.';

/** Null for who does not see the projects: none would be found, and that would be no answer. */
const all = (job: Job) =>
  job.tools.has('tenant_crm.find_projects')
    ? proposals.load(job, { projectId: null, names: [], text: '', past: false })
    : Promise.resolve(null);

const cardsOf = (items: readonly Item[]): Pick<Outcome, 'cards'> => ({
  cards: { data: items.slice(0, 8).map(({ name, url }, at) => ({ id: at + 1, name, ...(url ? { url } : {}) })) },
});

/** Proposals that lie with a client who has not looked at them. */
async function unopened(job: Job): Promise<Outcome | undefined> {
  const items = await all(job);
  if (!items) return undefined;
  const waiting = items.filter(({ states }) => states.includes('open') && !states.includes('opened'));
  const head =
    waiting.length === 0
      ? 'Every proposal that waits for an answer was opened.'
      : `${counted(waiting.length, 'proposal')} sent and not opened:`;
  return text(
    `${listing(
      head,
      waiting.map(({ line }) => line),
    )}\n${LOOKED}`,
    cardsOf(waiting),
  );
}

/** Proposals that were sent within a time, whatever became of them. */
async function sent(job: Job, heard: Heard): Promise<Outcome | undefined> {
  const span = backInTime(heard.span, job.business.today);
  const items = await all(job);
  if (!items || !span) return undefined;
  const within = items.filter(({ day, states }) => day !== null && day >= span.from && day <= span.to && !states.includes('draft'));
  const head =
    within.length === 0 ? `No proposal was sent, ${saySpan(span)}.` : `${counted(within.length, 'proposal')} sent, ${saySpan(span)}:`;
  return text(
    `${listing(
      head,
      within.map(({ line }) => line),
    )}\nOf several versions the last counts. ${LOOKED}`,
    cardsOf(within),
  );
}

const PROPOSAL = 'proposals?|quotes?|offers?|estimates?|angebote?n?|kostenvoranschlage?|propuestas?|presupuestos?|cotizacion(?:es)?';
const OF_PROPOSALS = { tool: proposals.tool, yours: proposals.yours, names: 'none' } as const;

/** Questions about proposals that nobody has opened, and about those that were sent in a time. */
export const PROPOSAL_TOPICS: readonly Topic[] = [
  {
    ...OF_PROPOSALS,
    needs: [
      words(PROPOSAL),
      words(
        "un(?:opened|viewed|read|seen)|(?:have not|haven'?t|has not|hasn'?t|did not|didn'?t|not|never)(?: yet| even)? (?:been )?(?:opened|open|viewed|view|read|seen|looked at|look at)|(?:noch )?nicht (?:geoffnet|angesehen|angeschaut|gelesen)|ungelesen\\w*|ungeoffnet\\w*|no (?:ha|han|se ha|se han) (?:abierto|visto|leido)|sin (?:abrir|leer)",
      ),
    ],
    beside: words(
      'who|which|what|whose|client|clients|did|do|have|has|had|been|are|were|is|was|there|any|still|yet|our|the|their|your|to|of|us|we|sent|that|list|show|wer|welche\\w*|hat|haben|wurde\\w*|sind|unser\\w*|das|die|noch|ihr|kunden|quien(?:es)?|que|la|las|el|los|nuestr[oa]s?|todavia|aun|clientes',
    ),
    never: words('invoices?|contracts?|mails?|e-?mails?'),
    answer: unopened,
  },
  {
    ...OF_PROPOSALS,
    needs: [
      words(PROPOSAL),
      words(
        'sent|send|sent out|send out|went out|gone out|go out|verschickt|geschickt|gesendet|versendet|rausgeschickt|raus|enviamos|enviado|enviadas?|mandamos|mandado',
      ),
    ],
    beside: words(
      'how many|which|what|did|have|has|were|was|are|we|i|our|the|that|all|list|show|me|us|of|in|wie ?viele?|welche\\w*|haben|hat|wurden|wir|unsere?|cuant[oa]s|que|hemos|se han|las|los|nuestr[oa]s',
    ),
    never: words('not|no|paid|accepted|signed|opened|won|lost|remind\\w*|again|nicht|kein\\w*'),
    time: 'must',
    answer: sent,
  },
];
