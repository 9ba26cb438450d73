import type { SkillMatrix } from '@butterfly/contracts/manage_members';
import type { DateAvailability } from '@butterfly/contracts/tenant_crm';
import { findSpan, sayDay, saySpan, type Span } from '../../planner/dates';
import { plainLetters } from '../../planner/reading/plain-letters';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { awayIn } from './crew-away';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

const OF_SKILLS = { tool: 'manage_members.skills', yours: 'the skills of the members' } as const;
const CARD = pageCard('The members', '/manage_members');

/** Work by its everyday words, and what in the name of a skill stands for it. */
const WORK: readonly (readonly [said: string, skill: RegExp])[] = [
  [
    'arch(?:es|way)?|installations?|installs?|installing|hanging|ceilings?|chuppahs?|huppah|canop(?:y|ies)|flower walls?|backdrops?|rig|rigging|bogen|traubogen|installation(?:en)?|aufhangen|decke|arcos?|instalacion(?:es)?|montajes?|colgantes?',
    /install|arch|bogen/,
  ],
  [
    'drive|drives|driving|drivers?|van|truck|deliver|deliver(?:y|ies)|fahr(?:en|er|t)?|transporter|lieferwagen|conducir|conductor(?:es)?|furgoneta|manejar|llevar|lleve|entregar|repartir|(?:take|bring|drop off|carry)(?= (?:the |all |our )?(?:flowers|pieces|order|bouquets))',
    /driv|van|fahr/,
  ],
  [
    'bouquets?|bridal bouquets?|posies|hand-?tied|brautstrau\\w+|strausse?|straussbinden|binden|ramos?|ramos de novia|bridal',
    /bouquet|strau|ramo/,
  ],
  ['tablescapes?|tables?|centerpieces?|centrepieces?|table settings?|tische?|tischdeko\\w*|gestecke?|mesas?|centros(?: de mesa)?', /table/],
  ['foam-?free|without foam|no foam|mechanics|chicken wire|ohne steckschaum|steckschaum|sin espuma', /foam|mechanic/],
  [
    'consult\\w*|talk to (?:clients|brides|couples)|client meetings?|meet clients|beratung\\w*|beraten|asesorar|consultas?',
    /consult|client/,
  ],
];

/** Who can do some work, how well, and who of them is away on the day that is named. */
async function whoCan(job: Job, { text: said, span: own }: Heard): Promise<Outcome | undefined> {
  const isElse = ELSE.test(said);
  const span = own ?? (isElse ? spanBefore(job) : undefined);
  const matrix = await readData<SkillMatrix>(job, OF_SKILLS.tool);
  if (!matrix) return text(notRead('The skills'));
  const skill = skillIn(matrix, said);
  if (!skill)
    return text(
      listing(
        'No skill of that name is kept. These are:',
        matrix.skills.map(({ name }) => name),
        20,
      ),
      CARD,
    );
  const rows = matrix.levels
    .filter(({ skill_id: id, member_id: of }) => id === skill.id && !(isElse && wasNamed(job, matrix, of)))
    .toSorted((a, b) => b.level - a.level)
    .map(({ member_id: id, level, certified_until: until }) => ({
      id,
      level,
      until,
      name: matrix.members.find((one) => one.id === id)?.name,
    }))
    .flatMap(({ name, ...row }) => (name === undefined ? [] : [{ ...row, name }]));
  if (rows.length === 0) return text(`Nobody has the skill ${skill.name}.`, CARD);
  const away = span ? await awayIn(job, rows, span) : new Map<number, string>();
  const lines = rows.map(({ id, name, level, until }) => {
    const good = until === null ? '' : `, certified until ${sayDay(until)}${span && until < span.from ? ', which is before that' : ''}`;
    return `${name}, ${String(level)} of 5${good}${away.has(id) ? ` – away: ${away.get(id) ?? ''}` : ''}`;
  });
  const when = span ? `${saySpan(span)}: ` : '';
  const note = span && away.size === 0 ? '\nNone of them is noted to be away.' : '';
  return text(`${listing(`${when}${skill.name} can be done by:`, lines, 15)}${note}${await alsoOn(job, span)}`, CARD);
}

/** Whether one of the team can do some work. */
async function canOne(job: Job, { text: said, names }: Heard): Promise<Outcome | undefined> {
  const matrix = await readData<SkillMatrix>(job, OF_SKILLS.tool);
  const skill = matrix && skillIn(matrix, said);
  if (!skill) return undefined;
  const isMeant = (name: string) =>
    names.every((one) =>
      plainLetters(name)
        .split(/[^\p{L}]+/u)
        .includes(one),
    );
  const found = matrix.members.filter((one) => (names.length > 0 ? isMeant(one.name) : wasNamed(job, matrix, one.id)));
  const [member, ...others] = found;
  if (!member || others.length > 0) return undefined;
  const level = matrix.levels.find(({ skill_id: of, member_id: id }) => of === skill.id && id === member.id);
  if (!level) return text(`No: ${skill.name} is not noted among the skills of ${member.name}.`, CARD);
  const until = level.certified_until === null ? '' : `, certified until ${sayDay(level.certified_until)}`;
  return text(`Yes: ${member.name} has ${skill.name} at ${String(level.level)} of 5${until}.`, CARD);
}

const skillIn = ({ skills }: SkillMatrix, said: string) =>
  skills.find(({ name }) => {
    const plain = plainLetters(name);
    return WORK.some(([words_, is]) => said.search(words(words_)) >= 0 && is.test(plain));
  });

/** “Who else”: not who was spoken of, and at the time that was. */
const ELSE = /\b(?:else|other than|besides|sonst|mas)\b/;
const lastAsked = ({ turn }: Job): string => turn.history.findLast(({ role }) => role === 'user')?.content ?? '';
const spanBefore = (job: Job): Span | undefined => findSpan(lastAsked(job), job.business.today);
function wasNamed(job: Job, { members }: SkillMatrix, id: number): boolean {
  const [first = ''] = (members.find((one) => one.id === id)?.name ?? '').split(' ');
  return (
    first !== '' &&
    plainLetters(lastAsked(job))
      .split(/[^\p{L}]+/u)
      .includes(plainLetters(first))
  );
}

/** What the team has on that day already. */
export async function alsoOn(job: Job, span: Span | undefined): Promise<string> {
  if (!span || span.from !== span.to || !job.tools.has('tenant_crm.date_load')) return '';
  const load = await readData<DateAvailability>(job, 'tenant_crm.date_load', { date: span.from });
  const events = (load?.projects ?? []).map(({ name }) => name);
  return events.length === 0 ? '' : `\nOn that day there is already: ${events.join(', ')}.`;
}

/** Licences and other certificates of members: until when they are good, and whether that is long enough. */
async function licences(job: Job, { span }: Heard): Promise<Outcome> {
  const matrix = await readData<SkillMatrix>(job, OF_SKILLS.tool);
  if (!matrix) return text(notRead('The skills'));
  const { today } = job.business;
  const rows = matrix.levels
    .flatMap(({ certified_until: until, member_id: id, skill_id: of }) => {
      const [member, skill] = [matrix.members.find((one) => one.id === id), matrix.skills.find((one) => one.id === of)];
      return until === null || !member || !skill ? [] : [{ until, name: member.name, skill: skill.name }];
    })
    .toSorted((a, b) => a.until.localeCompare(b.until));
  if (rows.length === 0) return text('No certificate of a member is noted.', CARD);
  const last = span?.to ?? today;
  const over = rows.filter(({ until }) => until < last);
  const lines = rows.map(
    ({ until, name, skill }) =>
      `${name} · ${skill} · ${until < today ? 'ended' : 'good until'} ${sayDay(until)}${until < last ? ', not long enough' : ''}`,
  );
  const time = span ? ` until ${sayDay(last)}` : ' today';
  const head =
    over.length === 0
      ? `Yes, all ${String(rows.length)} are good${time}:`
      : `No: ${over.map(({ name }) => name).join(' and ')} ${over.length === 1 ? 'is' : 'are'} not covered${time}:`;
  return text(listing(head, lines, 15), CARD);
}

const LICENCES =
  "(?:driv(?:er'?s?'?|ing|ers'?) )?licen[cs]es?|driving (?:permits?|certificates?)|van (?:licen[cs]es?|certificates?|permits?)|permits?|certifications?|(?:staff|crew|team|driver|member)(?:'?s)? certificates?|fuhrerscheine?|fahrerlaubnis|permisos? de (?:conducir|manejo)|licencias?(?: de conducir)?|carnets?(?: de conducir)?";

/** Questions about who can do what, and whose licence is good until when. */
export const CREW_TOPICS: readonly Topic[] = [
  {
    ...OF_SKILLS,
    needs: [words(LICENCES)],
    beside: words(
      'are|is|our|the|both|all|any|of|ok|okay|fine|good|valid|still|hold|holds|last|lasts|cover(?:ed|s)?|up to date|run(?:s|ning)? out|expir\\w+|end(?:s|ing)?|through|thru|until|till|in|when|do|does|drivers?|who|whose|which|what|soon|next|renew\\w*|need|needs|to be|will|sind|ist|die|der|unser\\w*|alle|beide|noch|gultig|laufen|ablauf\\w*|lauft|ab|bis|wann|fahrer|estan?|los|las|el|ambos|todos|vigentes?|valid[oa]s?|vencen?|caducan?|cuando|de|hasta|team|crew|for|van|the whole|over|long enough|beyond|past|after',
    ),
    names: 'none',
    time: 'may',
    answer: licences,
  },
  {
    ...OF_SKILLS,
    needs: [words('can|could|may|is|kann|darf|konnte|puede|podria|sabe'), words(WORK.map(([said]) => said).join('|'))],
    beside: words(
      'able to|allowed to|know how to|qualified|trained|to|the|an?|do|make|build|he|she|and|also|well|den|die|das|einen|er|sie|el|la|un|una|fahren|fahrt|hacer|drive',
    ),
    never: words('who|whom|wer|quien|we|you|they|i|when|what|how|which|be|move|client|lead|free|from|instead|swap'),
    names: 'own',
    answer: canOne,
  },
  {
    ...OF_SKILLS,
    needs: [
      words('who|whom|which of us|anyone|anybody|somebody|someone|wer|jemand|quien(?:es)?|alguien'),
      words(
        'can|could|able to|knows? how to|is good at|good at|good with|best at|trained|skilled|skills?|qualified|do we have for|do we have to|might|would be able to|allowed to|kann|konnte|beherrscht|gelernt|darf|puede[n]?|podria[n]?|sabe[n]?|se le da',
      ),
      words(WORK.map(([said]) => said).join('|')),
    ],
    beside: words(
      'an?|the|our|of us|on the team|in the team|here|else|all|do|make|makes|build|builds|building|put up|up|hang|tie|design|with|for|to|best|well|us|i|send|put|on|at|is|are|that|it|job|jobs|work|free|available|flower|flowers|floral|einen|eine|ein|den|die|das|bauen|machen|am besten|gut|von uns|und|frei|hacer|montar|construir|un|una|el|la|los|mejor|de nosotros|libre|flores|iglesia|a|church|venue|over|out',
    ),
    never: words('meeting|client\\b|lead|invoice|paid|call|text|sign'),
    names: 'none',
    time: 'may',
    answer: whoCan,
  },
];
