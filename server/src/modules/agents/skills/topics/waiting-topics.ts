import type { Request } from '@butterfly/contracts/client_requests';
import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { sayDay } from '../../planner/dates';
import { listed } from '../../planner/words';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { counted, listing, type Topic } from './topic';

const MOST = 200;
const QUOTED = 120;
const quoted = (said: string): string => `“${said.replace(/\s+/g, ' ').slice(0, QUOTED)}”`;

/** Everybody who waits for a word of us, on every channel that can be read here; it says which were looked at. */
async function whoWaits(job: Job): Promise<Outcome | undefined> {
  const day = (moment: string) => sayDay(localDayOf(moment, job.business.tz));
  const leads = job.tools.has('tenant_crm.find_leads')
    ? await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status: 'new', page_size: MOST, ordering: '-id' })
    : null;
  const texts = job.tools.has('twilio_communications.find_conversations')
    ? await readPage<Conversation>(job, 'twilio_communications.find_conversations', { page_size: 100 })
    : null;
  const requests = job.tools.has('client_requests.list') ? await readPage<Request>(job, 'client_requests.list', { waiting: 'true' }) : null;
  const looked = [leads ? 'new leads' : '', texts ? 'texts' : '', requests ? 'requests of clients' : ''].filter(Boolean);
  if (looked.length === 0) return undefined;
  const open = (leads?.results ?? [])
    .filter(({ first_response_at: answered }) => answered === null)
    .toSorted((a, b) => (a.sla_due_at ?? '9').localeCompare(b.sla_due_at ?? '9'));
  const lines = [
    ...open.map(({ title, created_at: at }) => `Lead ${title}, came ${day(at)}, no first answer yet`),
    ...(texts?.results ?? [])
      .filter(({ unread, last_direction: from }) => unread > 0 || from === 'in')
      .map(
        ({ contact_name: name, phone_e164: phone, last_at: at, last_text: body }) =>
          `Text of ${name ?? phone}, ${day(at)}: ${quoted(body)}`,
      ),
    ...(requests?.results ?? []).map(
      ({ asked_by: name, project_name: project, title, created_at: at }) =>
        `Request of ${name} for ${project}, ${day(at)}: ${quoted(title)}`,
    ),
  ];
  const where = `I looked at ${listed(looked)}; mails that come in I cannot read.`;
  const head =
    lines.length === 0
      ? `Nobody waits for an answer. ${where}`
      : `${counted(lines.length, 'answer is', 'answers are')} still to be given. ${where}`;
  return text(listing(head, lines, 20), {
    cards: { data: open.slice(0, 5).map(({ id, title }) => ({ id, name: title, url: `/tenant_crm/leads/${String(id)}` })) },
  });
}

/** Who waits for an answer, and whose lead has been spoken to and is not decided. */
async function whoToFollow(job: Job): Promise<Outcome | undefined> {
  const waiting = await whoWaits(job);
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status: 'open', page_size: MOST, ordering: '-score' });
  if (!waiting || !page) return waiting;
  const quiet = page.results.filter(({ status }) => status !== 'new');
  const day = (moment: string) => sayDay(localDayOf(moment, job.business.tz));
  const lines = quiet.map(({ title, status, updated_at: at }) => `${title} · ${status}, last changed ${day(at)}`);
  const rest = lines.length === 0 ? '' : `\n${listing('Spoken to and not decided yet:', lines, 12)}`;
  return { ...waiting, message: `${waiting.message}${rest}` };
}

const ANSWERED =
  'ans[wn]?e?re?d|answered|replied(?: to)?|responded(?: to)?|gotten? (?:back|an answer|a reply)|gotten back to|been gotten back to|heard (?:back|from us)';

/** Questions about who has had no answer, wherever they wrote. */
export const WAITING_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(
        [
          `(?:who|whom|anyone|anybody|people) (?:\\w+ ){0,2}(?:hasn'?t|has not|haven'?t|have not|didn'?t|not|never|still) (?:\\w+ ){0,3}(?:${ANSWERED})`,
          `(?:have|did|has) (?:we|anyone|somebody) (?:not |n'?t )?(?:forgotten?|missed?|left) (?:to (?:answer|reply)|anyone|anybody|someone)?(?: (?:hanging|waiting))?`,
          "(?:who|anyone|anybody|which people)(?: is|'?s| are)?(?: still)? (?:waits?|waiting|hanging)(?: (?:for|on) (?:an? )?(?:answer|reply|response|word|us|me|news))?(?: from us)?",
          '(?:un(?:answered|replied)|not answered)(?: (?:people|messages|things|stuff|ones))?',
          '(?:who|whom) do (?:we|i)(?: still)? (?:owe|need to give|have to give) (?:an? )?(?:answer|reply|response)',
          '(?:who|whom) (?:do|should|must) (?:we|i)(?: still)? (?:need to |have to )?(?:answer|reply to|get back to|respond to)',
          'wem (?:haben wir|habe ich|mussen wir|muss ich)(?: noch)?(?: nicht)?(?: geantwortet| antworten)|wer wartet(?: noch)?(?: auf (?:eine )?(?:antwort|uns))?|wer hat noch keine antwort|unbeantwortet\\w*',
          'a quien(?:es)? (?:no (?:le|les)? ?(?:hemos|he) (?:contestado|respondido)|(?:nos )?falta (?:contestar|responder)|(?:debemos|hay que|tengo que) (?:contestar|responder))|quien(?:es)? (?:espera|esperan|sigue esperando|siguen esperando)(?: (?:una )?respuesta)?|sin (?:contestar|responder)',
        ].join('|'),
      ),
    ],
    beside: words(
      'yet|still|so far|by us|from us|us|all|at all|anywhere|right now|today|what|which|is|are|there|any|on any channel|noch|von uns|bisher|todavia|aun|de nosotros|ya|que|hay|list|everyone|everybody|an answer|a reply|who',
    ),
    never: words(
      'leads?|inquir(?:y|ies)|enquir(?:y|ies)|anfragen?|consultas?|texts?|mails?|e-?mails?|questionnaires?|contracts?|proposals?|invoices?|calls?|first|paid',
    ),
    names: 'none',
    answer: whoWaits,
  },
  {
    tool: 'tenant_crm.find_leads',
    yours: 'the leads',
    needs: [
      words(
        [
          '(?:who|whom)(?: all)? (?:should|do|must|can|shall) (?:i|we)(?: still)?(?: need to| have to)? (?:follow up (?:with|on)|follow-up (?:with|on)|chase(?: up)?|nudge|check in with|touch base with|get in touch with|reach out to|ping)',
          '(?:who|what|which (?:people|clients|leads))(?: still)? (?:needs?|wants?|is due)(?: an?| some)? (?:follow-? ?ups?|following up|chasing|nudging|nudge)|(?:any|my|the|our) follow-? ?ups?|follow-? ?ups? (?:due|for)',
          'bei wem (?:soll|sollte|muss|mussen|sollten) (?:ich|wir) (?:mich|uns)(?: \\w+)? melden|wen (?:soll|sollte|muss) ich(?: \\w+)? nachfassen|wo muss ich nachfassen|nachfassen',
          'a quien(?:es)? (?:debo|debemos|tengo que|hay que|deberia) (?:dar seguimiento|hacer seguimiento|llamar|escribir)|seguimientos?',
        ].join('|'),
      ),
    ],
    beside: words(
      'today|now|still|first|this|up|heute|noch|hoy|are there|is there|there|do i have|what|which|list|and|by|due|pending|open|on|with|for|us|again',
    ),
    never: words('paid|invoices?|contracts?|proposals?|questionnaires?|call'),
    names: 'none',
    time: 'may',
    answer: whoToFollow,
  },
];
