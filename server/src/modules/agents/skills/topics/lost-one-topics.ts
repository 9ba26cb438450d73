import type { Lead } from '@butterfly/contracts/tenant_crm';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { leadNamed } from '../navigation';
import { readData, type Heard, type Topic } from './topic';

/** Why one lead came to nothing: the reason that was chosen, and what was written to it. */
async function whyOne(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const row = names.length === 0 ? undefined : await leadNamed(job, names.join(' '));
  const lead = row && (await readData<Lead>(job, 'tenant_crm.get_lead', { id: row.id }));
  if (!row || !lead) return undefined;
  const cards = { cards: { data: [{ id: row.id, name: row.title, url: `/tenant_crm/leads/${String(row.id)}` }] } };
  if (lead.status !== 'lost') return text(`${row.title} is not lost: it is ${lead.status}.`, cards);
  const why = (lead.lost_reason ?? '').replace(/_/g, ' ');
  const note = lead.lost_note ? ` “${lead.lost_note}”` : '';
  return text(
    `${row.title} was lost${why ? `, reason: ${why}` : ' and no reason was chosen'}.${note || ' Nothing more was written down.'}`,
    cards,
  );
}

const EVENTS =
  'wedding|memorial|gala|benefit|party|job|event|project|lead|inquiry|enquiry|hochzeit|anfrage|feier|boda|fiesta|evento|consulta';

/** Why one that is named was lost. */
export const LOST_ONE_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.get_lead',
    yours: 'the leads',
    needs: [
      words("why|reason|how come|what happened|what went wrong|warum|wieso|weshalb|grund|por que|motivo|what'?s the reason"),
      words(
        'lose|lost|losing|miss out on|go elsewhere|went elsewhere|gone elsewhere|fall through|fell through|turn us down|turned us down|say no|said no|verloren|verlieren|abgesagt|geplatzt|perdimos|perdid[oa]|perdio|perder|se cayo',
      ),
    ],
    beside: words(
      `did|do|does|we|us|was|is|has|have|the|to|that|for|with|it|they|she|he|how come|why|and|ever|again|haben|hat|wir|uns|die|der|das|den|ist|wurde|fur|se|la|el|a|de|lo|nos|hemos|${EVENTS}`,
    ),
    never: words('money|profit|how much|how many|leads|inquiries|anfragen|all|most'),
    names: 'own',
    answer: whyOne,
  },
];
