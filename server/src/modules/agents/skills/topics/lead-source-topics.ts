import type { Lead, LeadRow } from '@butterfly/contracts/tenant_crm';
import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { leadWithAll } from '../lead-by-words';
import { cameBy } from '../records';
import { listed } from '../../planner/words';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;

/** Where the leads of a time came from, the most first. */
async function sourcesIn(job: Job, { span: said }: Heard): Promise<Outcome | undefined> {
  const { today, tz } = job.business;
  const span = backInTime(said, today);
  if (!span || span.from > today) return undefined;
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { page_size: MOST, ordering: '-id' });
  if (!page || page.count > page.results.length) return text(notRead('The leads'));
  const rows = page.results.filter(({ created_at: at }) => localDayOf(at, tz) >= span.from && localDayOf(at, tz) <= span.to);
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const [first] = sorted;
  const when = saySpan(span);
  const card = pageCard('The leads', '/tenant_crm/leads');
  if (!first) return text(`No lead came, ${when}.`, card);
  const most = sorted.filter(([, count]) => count === first[1]).map(([source]) => named(source));
  const head = `${counted(rows.length, 'lead')} came, ${when}; most by ${listed(most)}, ${String(first[1])}${most.length > 1 ? ' each' : ''}:`;
  return text(
    listing(
      head,
      sorted.map(([source, count]) => `${named(source)}: ${String(count)}`),
      20,
    ),
    card,
  );
}

const named = (source: string): string => source.replace(/_/g, ' ');

const LEADS = 'leads?|inquir(?:y|ies)|enquir(?:y|ies)|requests|anfragen?|consultas|new clients|neue kunden|clientes nuevos';

/** “Who sent the Castellanos to us”: how one lead came, and through whom. */
async function sourceOf(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const row = names.length > 0 ? await leadWithAll(job, names.join(' ')) : undefined;
  const lead = row && row.status !== 'converted' ? await readData<Lead>(job, 'tenant_crm.get_lead', { id: row.id }) : undefined;
  if (!lead) return undefined;
  const through = lead.source_detail ? '' : ' Through whom is not noted.';
  return text(`${lead.title} came by ${cameBy(lead).replace(' by ', ', through ')}.${lead.source === 'referral' ? through : ''}`, {
    cards: { data: [{ id: lead.id, name: lead.title, url: `/tenant_crm/leads/${String(lead.id)}` }] },
  });
}

/** Where the leads of a time came from. */
export const LEAD_SOURCE_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(LEADS),
      words(
        'sources?|channels?|where|through what|how (?:did|do) (?:people|they|clients) find us|woher|quellen?|kanale?|woruber|uber welche\\w*|de donde|canal(?:es)?|fuentes?|por donde',
      ),
    ],
    beside: words(
      "which|what|whats|what's|our|the|most|did|do|does|have|has|bring|brings|brought|gave|give|us|come|came|coming|from|of|over|during|by|in|for|new|all|sent|best|top|kamen|kommen|die|der|unsere|meisten|haben|uns|gebracht|am|welche\\w*|que|nos|trajo|trajeron|mas|vinieron|llegaron|las|los|en|cuales|source of|and|number of|how many|wo|her",
    ),
    never: words('won|lost|converted|booked|instagram|referrals?|money|worth|budget|open|late'),
    names: 'none',
    time: 'must',
    answer: sourcesIn,
  },
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(
        "who (?:sent|referred|recommended|passed|brought|introduced|put|gave)|who(?:'s| is| was) the referral|who (?:do|did) we (?:have|get)|how did|where (?:did|do|does|are|is)|wer hat|woher|wie (?:kam|kamen|ist|sind)|quien (?:nos )?(?:mando|envio|recomendo|paso)|de donde|como (?:llego|nos encontro)",
      ),
      words(
        'us|from|find|found|hear|come|came|referral|sent|referred|recommended|uns|geschickt|empfohlen|kommt|kommen|kam|nos|viene|vienen|llego|encontro',
      ),
    ],
    beside: words(
      'the|to|us|our|way|on|in touch with|about|of|for|through|their|lead|inquiry|enquiry|did|do|does|come|came|from|find|here|people|die|der|das|den|zu|auf|uns|haben|hat|sie|kommt|kommen|a|la|el|los|las|nos|viene|vienen|hear',
    ),
    never: words('flowers?|stems?|invoice|money|payment|contract|proposal|email|text|message|goes|roses?|leads|stock'),
    names: 'own',
    answer: sourceOf,
  },
];
