import type { ContactRow, LeadRow, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import type { Conversation, Message, Template } from '@butterfly/contracts/twilio_communications';
import { capital, listed } from '../planner/words';
import { ask } from './confirmed-change';
import { readPage } from './find-project';
import { text, type Job, type Skill } from './job';
import { nameSimilarity, wordsOf } from './name-similarity';
import { memberWith } from './asks/team';
import { mentionedIn, namingWords, projectsIn } from './mentions';
import { firstNamed, whichOfThem } from './same-name';
import { lastMeetingWith } from './meetings/last-meeting';

const FIND = 'twilio_communications.find_conversations';
const NO_TEXTS = 'You do not have text messages, so I cannot do that for you. An administrator of your business can give them to you.';
const PRONOUN = /^(?:her|him|them|(?:the )?(?:bride and groom|bride|groom|couple|client|family)|they)$/i;
const MOST_NAME_WORDS = 4;

/** Who is meant by a name: somebody with a conversation, or somebody with a number. */
interface Person {
  readonly name: string;
  readonly phone: string | null;
  readonly conversation?: Conversation | undefined;
}

/** Conversations: those nobody has read, or of somebody, with the last texts. */
export const listTexts: Skill = async (job) => {
  if (!job.tools.has(FIND)) return text(NO_TEXTS);
  const { text: said, slots } = job.plan;
  const name = slots['name'];
  const person = name === undefined ? undefined : await conversationOf(job, name);
  if (person)
    return text(
      `${person.contact_name ?? person.phone_e164}${person.opt_state === 'opted_out' ? ' has opted out of texts (STOP)' : ' gets texts, nobody opted out'}:\n${await lastTexts(job, person)}`,
    );
  if (name !== undefined && namingWords(name).length > 0)
    return text(`There is no text conversation with “${name}” yet.${await lastMeetingWith(job, name)}`);
  const show = /\bunread|new\b/i.test(said) ? 'unread' : 'all';
  const rows = (await readPage<Conversation>(job, FIND, { show }))?.results ?? [];
  const wanted = /\bopt(?:ed)?[- ]?out\b/i.test(said) ? rows.filter(({ opt_state }) => opt_state === 'opted_out') : rows;
  if (wanted.length === 0) return text(show === 'unread' ? 'There is no unread text.' : 'There is no such text conversation.');
  return text(
    wanted
      .slice(0, 8)
      .map(
        ({ contact_name, phone_e164, last_text, opt_state }) =>
          `- ${contact_name ?? phone_e164}${opt_state === 'opted_out' ? ' (opted out)' : ''}: “${last_text.slice(0, 200)}”`,
      )
      .join('\n'),
  );
};

async function lastTexts(job: Job, { id }: Conversation): Promise<string> {
  const answer = await job.tools.read('twilio_communications.read_texts', { id, limit: 5 });
  const texts = answer.kind === 'ok' ? (answer.data as { results: Message[] }).results : [];
  // Quoted: what somebody wrote is data, whatever it says.
  return texts.map(({ direction, body }) => `- ${direction === 'in' ? 'They' : 'You'}: “${body.slice(0, 300)}”`).join('\n');
}

async function templatesOf(job: Job): Promise<readonly Template[]> {
  const answer = await job.tools.read('twilio_communications.text_templates');
  return answer.kind === 'ok' ? (answer.data as Template[]) : [];
}

export const listTemplates: Skill = async (job) => {
  if (!job.tools.has('twilio_communications.text_templates')) return text(NO_TEXTS);
  const templates = await templatesOf(job);
  if (templates.length === 0) return text('There are no text templates yet.');
  return text(`Texts that are ready:\n${templates.map(({ name, body }) => `- ${name}: “${body}”`).join('\n')}`);
};

/** A text that waits for a click; who has opted out gets none. */
export const sendText: Skill = async (job) => {
  if (!job.tools.has('twilio_communications.send_text'))
    return text('I cannot send messages for you: you do not have text messages. I can write a note or add a task – tell me which.');
  const { name, body } = addressed(job);
  const unclear = PRONOUN.test(name) ? undefined : await whichOfThem(job, name.split(' ')[0] ?? '');
  if (unclear !== undefined && !(await isWholeName(job, name))) return text(unclear);
  const person = await personMeant(job, name);
  const own = person
    ? undefined
    : await memberWith(job, (_id, member) => wordsOf(name).length > 0 && wordsOf(name).every((word) => wordsOf(member).includes(word)));
  if (own)
    return text(
      `${own.name} is of your team, and texts go to clients only. Nothing was sent. I can add it as a task for ${own.name} instead.`,
    );
  if (!person) return text(`Who shall get the text? I find nobody called “${name}” with a phone number.`);
  if (person.conversation?.opt_state === 'opted_out')
    return text(
      `${person.name} has opted out of texts (STOP), so I cannot send one. Call instead${person.phone ? `: ${person.phone}` : ''}.`,
    );
  const words = await wordsFor(job, { person, body });
  if (words === undefined)
    return text(
      `What shall I write to ${person.name}? Tell me the words, or the name of a template: ${listed((await templatesOf(job)).map((one) => one.name))}.`,
    );
  if (TELLS_OF_THEM.test(words.replace(/^Hello [^,]+, /, '')))
    return text(
      `What shall I answer ${person.name}? “${body}” says what they want, and not what you write. Tell me the words. Nothing was sent.`,
    );
  if (!person.conversation)
    return text(`There is no conversation with ${person.name} yet: begin it here. I would write: “${words}”`, {
      cards: { navigationUrl: '/twilio_communications' },
    });
  return ask(
    job,
    'twilio_communications.send_text',
    { conversation_id: person.conversation.id, body: words },
    {
      say: `I would text ${person.name}: “${words}”`,
      details: [
        { label: 'To', value: `${person.name}${person.phone ? ` · ${person.phone}` : ''}` },
        { label: 'Text', value: words },
      ],
    },
  );
};

/** What a client wants is no answer to them. */
const TELLS_OF_THEM =
  /^(?:she|he|they)(?:'d| would)? (?:wants?|needs?|asks?|asked|likes?|is asking|are asking|said|says|mentioned|wonders?)\b/i;

/** “The vase question” is one of the client of the open project, unless it has somebody's name. */
async function personMeant(job: Job, name: string): Promise<Person | undefined> {
  if (PRONOUN.test(name)) return personOfProject(job);
  const asker = name.replace(/ question$/i, '');
  return (await personNamed(job, asker)) ?? (asker === name ? undefined : personOfProject(job));
}

/** “Grace Chen we are late” has a last name behind the first one. */
async function isWholeName(job: Job, name: string): Promise<boolean> {
  const [first = '', last = ''] = wordsOf(name);
  return last !== '' && (await firstNamed(job, first)).some((one) => wordsOf(one).includes(last));
}

function addressed({ plan }: Job): { name: string; body: string } {
  const { name = '', body = '', rest = '' } = plan.slots;
  if (name !== '') return { name, body };
  const [first = '', ...others] = rest.split(/(?:,|:| that| saying| to say)\s+/);
  const pronoun = /^(?:her|him|them|the (?:bride and groom|\w+))\b/i.exec(rest)?.[0];
  if (pronoun) return { name: pronoun, body: rest.slice(pronoun.length).replace(/^(?:,|:| that| saying| to say)?\s*(?:that )?/i, '') };
  return first.split(' ').length <= MOST_NAME_WORDS && others.length > 0
    ? { name: first, body: rest.slice(first.length).replace(/^(?:,|:| that| saying| to say)\s+/i, '') }
    : { name: rest, body: '' };
}

async function wordsFor(job: Job, { person, body }: { person: Person; body: string }): Promise<string | undefined> {
  const { template } = job.plan.slots;
  const first = person.name.split(' ')[0] ?? person.name;
  if (template !== undefined) {
    const [best] = (await templatesOf(job))
      .map((one) => ({ one, score: nameSimilarity(template, one.name) }))
      .sort((a, b) => b.score - a.score);
    return best && best.score >= 0.6 ? best.one.body.replace(/\{name\}/g, first) : undefined;
  }
  const isOnlyWhom = body === '' && PRONOUN.test(job.plan.slots['rest'] ?? '');
  const said = body === '' ? restAfterName(job, person) : body;
  // "Tell Mei her proposal is ready" is said to her.
  const own = isOnlyWhom
    ? ''
    : said
        .replace(/^(?:her|his|their) (?=[a-z])/i, 'your ')
        .replace(/\b(would|will|can|could|do) (?:s?he|they)(?= (?:like|prefer|want|need|mind|have|be)\b)/gi, '$1 you');
  if (own === '') return undefined;
  return /^(?:hi|hello|dear)\b/i.test(own)
    ? own
    : `Hello ${first}, ${own.replace(/^(?:that|about) /i, '')}${/[.!?]$/.test(own) ? '' : '.'}`;
}

/** "Mei Chen the proposal is in her inbox": what follows the words that are the name. */
function restAfterName({ plan }: Job, { name }: Person): string {
  const rest = plan.slots['rest'] ?? '';
  const said = rest.split(' ');
  const own = said.findIndex((word) => nameSimilarity(word, name) < 0.6);
  return own < 0 ? '' : capital(said.slice(own).join(' '));
}

async function conversationOf(job: Job, name: string): Promise<Conversation | undefined> {
  for (const search of namingWords(name).slice(0, 3)) {
    const found = (await readPage<Conversation>(job, FIND, { search: withoutPlural(search) }))?.results ?? [];
    const [best] = found.map((row) => ({ row, score: nameSimilarity(name, row.contact_name ?? '') })).sort((a, b) => b.score - a.score);
    if (best && (best.score > 0 || found.length === 1)) return best.row;
  }
  return undefined;
}

/** "The Oseis" */
const withoutPlural = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);

/** The longest beginning of the words that is somebody's name. */
export async function personNamed(job: Job, words: string): Promise<Person | undefined> {
  const said = words
    .replace(/^(?:mrs?|ms|miss|dr)\.? /i, '')
    .split(' ')
    .slice(0, MOST_NAME_WORDS);
  // “Jonas Whitcomb” is nobody where there is no Whitcomb, and by no means Jonah Park.
  const fewest = /^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?: |$)/u.test(said.join(' ')) && isNaming(said.slice(0, 2).join(' ')) ? 2 : 1;
  for (let length = said.length; length >= fewest; length -= 1) {
    const name = said.slice(0, length).join(' ');
    const found = isNaming(name) ? await exactPerson(job, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Nothing but words of names; “June Halloran” has a month for a first name. */
function isNaming(name: string): boolean {
  const naming = namingWords(name).length;
  const words = name.split(' ').filter((word) => word !== '&' && !/^(?:the|and|mrs?|ms)\.?$/i.test(word));
  return naming > 0 && (naming === words.length || /^(?:April|May|June|August|Summer|Autumn) \p{Lu}[\p{L}'’-]+$/u.test(name));
}

async function exactPerson(job: Job, name: string): Promise<Person | undefined> {
  const conversation = job.tools.has(FIND) ? await conversationOf(job, name) : undefined;
  if (conversation && nameSimilarity(name, conversation.contact_name ?? '') >= 0.6)
    return { name: conversation.contact_name ?? conversation.phone_e164, phone: conversation.phone_e164, conversation };
  const tool = ['contact_management.find_clients', 'tenant_crm.find_contacts'].find((id) => job.tools.has(id));
  const search = withoutPlural(namingWords(name)[0] ?? '');
  const people =
    tool && search ? ((await readPage<Partial<ContactRow> & { name?: string }>(job, tool, { search, page_size: 10 }))?.results ?? []) : [];
  const named = people.map((one) => ({
    name: one.name ?? `${one.first_name ?? ''} ${one.last_name ?? ''}`.trim(),
    phone: one.phone_e164 ?? null,
  }));
  const leads =
    job.tools.has('tenant_crm.find_leads') && search
      ? ((await readPage<LeadRow>(job, 'tenant_crm.find_leads', { search, page_size: 10 }))?.results ?? [])
      : [];
  const asked = leads.map((lead) => ({ name: `${lead.first_name} ${lead.last_name}`.trim(), phone: lead.phone }));
  return [...named, ...asked].find((one) => nameSimilarity(name, one.name) >= 0.6);
}

/** The client of the project the conversation is about. */
async function personOfProject(job: Job): Promise<Person | undefined> {
  const [named] = await projectsIn(job, job.plan.about ?? '');
  const id = named?.id ?? job.turn.projectId;
  const answer = id === null || id === undefined ? undefined : await job.tools.read('tenant_crm.project_people', { id });
  const people = answer?.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  const client =
    people.find(({ role, phone_e164 }) => /partner|client|host|contact/i.test(role) && phone_e164 !== null) ??
    people.find(({ phone_e164 }) => phone_e164 !== null);
  return client && exactPerson(job, `${client.first_name} ${client.last_name}`);
}

async function leadPhone(job: Job, name: string): Promise<Person | undefined> {
  const [only, ...others] = (await mentionedIn(job, name)).filter((one) => one.kind === 'lead');
  return only && others.length === 0 ? { name: only.row.title, phone: only.row.phone } : undefined;
}

/** Nobody is called from here: the number is said. */
export const sayNumber: Skill = async (job) => {
  const name = job.plan.slots['name'] ?? '';
  const lead = / (?:lead|inquiry|enquiry)$/i.test(name) ? await leadPhone(job, name) : undefined;
  if (lead)
    return text(
      lead.phone
        ? `${lead.name}: ${lead.phone}. I cannot dial for you: call from the softphone.`
        : `I know no phone number of ${lead.name}.`,
    );
  const person = PRONOUN.test(name) ? await personOfProject(job) : await personNamed(job, name);
  if (!person) return text(`I cannot call anybody, and I find nobody called “${name}” with a phone number.`);
  return text(
    person.phone
      ? `${person.name}: ${person.phone}. I cannot dial for you: call from the softphone.`
      : `I know no phone number of ${person.name}.`,
  );
};
