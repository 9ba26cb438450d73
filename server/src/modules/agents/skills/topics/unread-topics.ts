import type { Request } from '@butterfly/contracts/client_requests';
import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { sayDay } from '../../planner/dates';
import { listed } from '../../planner/words';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { counted, listing, pageCard, type Heard, type Topic } from './topic';

const QUOTED = 200;
const quoted = (said: string): string => `“${said.replace(/\s+/g, ' ').slice(0, QUOTED)}”`;
const TEXTS_ONLY = /\b(?:texts?|sms)\b/;

/** What nobody has read or answered, on every channel that can be read here; it says which were looked at, and that mails were not. */
async function unread(job: Job, { text: said }: Heard): Promise<Outcome | undefined> {
  if (TEXTS_ONLY.test(said)) return undefined;
  const day = (moment: string) => sayDay(localDayOf(moment, job.business.tz));
  const texts = await readPage<Conversation>(job, 'twilio_communications.find_conversations', { show: 'unread' });
  const requests = await readPage<Request>(job, 'client_requests.list', { waiting: 'true' });
  const looked = [texts ? 'texts' : '', requests ? 'requests of clients' : ''].filter(Boolean);
  if (looked.length === 0) return undefined;
  const lines = [
    ...(texts?.results ?? []).map(
      ({ contact_name: name, phone_e164: phone, last_at: at, last_text: body }) => `Text of ${name ?? phone}, ${day(at)}: ${quoted(body)}`,
    ),
    ...(requests?.results ?? []).map(
      ({ asked_by: name, project_name: project, title, created_at: at }) =>
        `Request of ${name} for ${project}, ${day(at)}, waits for an answer: ${quoted(title)}`,
    ),
  ];
  const where = `I looked at ${listed(looked)}; I cannot read the mails that come in.`;
  const count = Math.max(lines.length, (texts?.count ?? 0) + (requests?.count ?? 0));
  const head = count === 0 ? `Nothing is unread. ${where}` : `${counted(count, 'message')} unread or without an answer. ${where}`;
  return text(listing(head, lines, 10), pageCard('The conversations', '/twilio_communications'));
}

/** Questions about what nobody has read. */
export const UNREAD_TOPICS: readonly Topic[] = [
  {
    id: 'unread',
    tool: 'twilio_communications.find_conversations',
    yours: 'text messages',
    needs: [
      words(
        "unread|ungelesen\\w*|sin leer|(?:have not|haven'?t|has not|hasn'?t|not) (?:yet )?(?:been )?(?:read|seen)(?: yet)?|(?:noch )?nicht gelesen|no (?:hemos|ha) leido",
      ),
      words(
        'e-?mails?|mails?|messages?|wr[io]te|written|nachrichten?|geschrieben|correos?|mensajes?|escri\\w+|anything|anybody|anyone|something',
      ),
    ],
    beside: words(
      'any|new|did|does|do|have|has|got|us|to us|that|we|are|is|there|you|hat|uns|jemand|haben|wir|gibt|es|hay|alguien|nos|que|tenemos|algun\\w*|which|what|show|me|anyone|anybody|somebody|anything|or',
    ),
    never: words('leads?|invoices?|proposals?|contracts?|opened'),
    names: 'none',
    answer: unread,
  },
];
