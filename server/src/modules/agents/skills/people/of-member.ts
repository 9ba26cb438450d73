import { clausesOf } from '../../planner/heed/clauses';
import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import type { LeadRow } from '@butterfly/contracts/tenant_crm';
import { addDays } from '@butterfly/contracts/days';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { planOf } from '../../planner/plan';
import type { Outcome } from '../../runs/turn';
import { localTimeOf } from '../asks/item';
import { membersOf, memberWith, type Member } from '../asks/team';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { awayIn } from '../topics/crew-away';
import { alsoOn } from '../topics/crew-topics';
import { notRead, notYours } from '../papers/whose';

const NAME = '(?<who>\\p{L}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)';
const FREE = new RegExp(
  `^(?:is|ist|¿?est[aá]|hat|does|will)(?: be)? ${NAME}(?: still| noch| have| be| any)* (?:free|available|around|in|off|busy|working|time|frei|verf[uü]gbar|da|zeit|libre|disponible|ocupad[oa])\\b`,
  'iu',
);
const MONTHS_AND_DAYS =
  '(?:the (?=\\d|mon|tue|wed|thu|fri|sat|sun|first|second|third)|on |am |an |el |den |der |this |next |diesen? |nachste[nr]? |tomorrow|today|morgen|heute|ubermorgen|übermorgen|manana|mañana|hoy|in |\\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|dez)';
/** “Can Mia do the 3rd of December?”, “hat Mia am 2. Dezember Zeit?”: a day, and nothing that is to be done on it. */
const CAN_DO = [
  new RegExp(
    `^(?:can|could|will|would) ${NAME} (?:still )?(?:do|make|manage|work|come(?: in)?|help(?: out)?|cover|be (?:there|in)) (?=${MONTHS_AND_DAYS}).{2,40}$`,
    'iu',
  ),
  new RegExp(`^(?:hat|hätte|ist|wäre) ${NAME} (?=${MONTHS_AND_DAYS}).{2,40} (?:noch )?(?:zeit|frei|verf[uü]gbar|da)$`, 'iu'),
  new RegExp(
    `^(?:kann|könnte|arbeitet|kommt) ${NAME} (?=${MONTHS_AND_DAYS}).{2,40}?(?: (?:arbeiten|kommen|helfen|einspringen|übernehmen))?$`,
    'iu',
  ),
  new RegExp(
    `^¿?(?:puede|podr[ií]a|trabaja|viene|tiene tiempo) ${NAME} (?:trabajar |venir |ayudar |tiempo )?(?=${MONTHS_AND_DAYS}).{2,40}$`,
    'iu',
  ),
  new RegExp(
    `^(?:does|is|will) ${NAME} (?:work|working|on|have time|have anything on|got time|on duty|on shift) (?=${MONTHS_AND_DAYS}).{2,40}$`,
    'iu',
  ),
  new RegExp(`^(?:has) ${NAME} (?:got )?(?:time|anything on|anything) (?=${MONTHS_AND_DAYS}).{2,40}$`, 'iu'),
];
const ALSO = new RegExp(`^(?:(?:and|what about|how about|und|y|or|oder|o|also)[, ]+)+(?:was ist mit |qué tal |is |can )?${NAME}$`, 'iu');
const DOING = new RegExp(
  `^(?:and )?(?:what(?:'?s| is| will)|was macht|qu[eé] hace) ${NAME}(?: be)?(?: (?:doing|up to|on|working on))?(?: .*)?$`,
  'iu',
);
const WHO_FREE =
  /^(?:who(?:'?s| is| all is| else is| in the team is)(?: still)? (?:free|available|around)|wer (?:ist|hat|wäre)(?: noch| denn)? .*(?:frei|verfügbar|zeit)|¿?qui[eé]n est[aá] (?:libre|disponible))\b/iu;
/** “Who has nothing on”, “who works”: what everybody has then tells both. */
const WHO_WORKS =
  /^(?:¿)?(?:who(?:'?s| is| has| have|’s)? (?:(?:got )?nothing (?:on|planned|booked|to do)|(?:all )?(?:working|works?|on (?:duty|shift)|on(?= (?:on |this |next )?(?:mon|tue|wed|thu|fri|sat|sun))|in(?= (?:on |this |next )?(?:mon|tue|wed|thu|fri|sat|sun))|time))|who (?:can|could) (?:work|come in|help out)|wer (?:arbeitet|hat (?:.{2,30} )?(?:dienst|nichts(?: vor)?)|kann (?:.{2,30} )?(?:arbeiten|einspringen))|qui[eé]n(?:es)? (?:trabajan?|est[aá]n? (?:de turno|trabajando)|no tiene(?:n)? nada|puede(?:n)? trabajar))(?![\p{L}])/iu;
const DOES = /\b(?:doing|up to|macht|hace)\b/i;
const LEADS = [
  new RegExp(
    `^(?:which|what|how many) (?:\\w+ )?(?:leads?|inquir\\w+|enquir\\w+) (?:does|is|has|are) ${NAME}(?: got| have| having| handling| on| looking after)?`,
    'iu',
  ),
  new RegExp(`^(?:welche|wie ?viele) (?:\\w+ )?(?:leads?|anfragen) (?:hat|betreut|bearbeitet) ${NAME}`, 'iu'),
  new RegExp(`^¿?(?:qu[eé]|cu[aá]nt[oa]s) (?:leads?|consultas) (?:tiene|lleva) ${NAME}`, 'iu'),
  new RegExp(`^(?:show|list|give)(?: me)? ${NAME}'s (?:\\w+ )?(?:leads?|inquiries|enquiries)$`, 'iu'),
];
const GONE =
  '(?:away|off|out(?: of (?:the )?office)?|gone|absent|on (?:holidays?|vacation|leave|pto)|not (?:here|in|working|around)|weg|nicht da|abwesend|im urlaub|auf urlaub|fuera|de vacaciones|ausente|libre)';
/** “When is Mia away in December”, “is Mia on holiday next week”, “Mia’s days off in December”. */
const AWAY = [
  new RegExp(
    `^(?:(?:when|which days|what days|on which days) )?(?:is|will|'s|does) ${NAME}(?: be| going to be)? ${GONE}(?![\\p{L}]).{0,40}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:when|which days|what days|on which days) )?(?:does|is|has) ${NAME} (?:have |has |got |taking |take )?(?:any |some )?(?:time off|days? off|holidays?|vacation|leave)(?![\\p{L}]).{0,40}$`,
    'iu',
  ),
  new RegExp(`^(?:when (?:are|is) )?${NAME}'s (?:days? off|time off|holidays?|vacation|leave|absences?)(?![\\p{L}]).{0,40}$`, 'iu'),
  new RegExp(`^(?:wann |an welchen tagen )?(?:ist|hat|war) ${NAME} .{0,30}?(?:weg|nicht da|abwesend|im urlaub|urlaub)(?: .{0,30})?$`, 'iu'),
  new RegExp(`^¿?(?:cu[aá]ndo |qu[eé] d[ií]as )?(?:est[aá]|estar[aá]) (?:fuera|de vacaciones|ausente) ${NAME}.{0,40}$`, 'iu'),
  new RegExp(`^¿?(?:cu[aá]ndo |qu[eé] d[ií]as )?(?:est[aá]|estar[aá]) ${NAME} (?:fuera|de vacaciones|ausente).{0,40}$`, 'iu'),
];
/** How far ahead absences are looked for where no time is named. */
const AHEAD = 180;
const MOST = 200;
const SHOWN = 10;

/** Questions that name somebody of the team: whether they are free, and which leads are theirs. Undefined: nobody of the team is named. */
export async function ofMember(job: Job): Promise<Outcome | undefined> {
  // More than one question: each is answered by itself.
  if (clausesOf(job.turn.message).filter(({ asks }) => asks).length > 1) return undefined;
  const said = job.turn.message.replace(/[?!.\s]+$/, '').replaceAll('’', "'");
  const alone = said.replace(/^(?:(?:and|und|y|but|ok|so)\b[, ]+)+/i, '');
  const away = AWAY.map((pattern) => pattern.exec(alone)?.groups?.['who']).find((who) => who !== undefined);
  if (away !== undefined) return withMember(job, away, (member) => absencesOf(job, member));
  const free = FREE.exec(said)?.groups?.['who'] ?? (job.plan.span && DOES.test(said) ? DOING.exec(said)?.groups?.['who'] : undefined);
  if (free !== undefined) return withMember(job, free, (member) => isFree(job, member));
  const also = ALSO.exec(said)?.groups?.['who'];
  const isRest = also !== undefined && asksOfMember(lastSaid(job));
  const canDo = whoCanDo(alone) ?? (isRest ? also : undefined);
  const then = inTimeBefore(job, isRest);
  if (canDo !== undefined && (then.plan.span || isRest)) return withMember(then, canDo, (member) => isFree(then, member));
  if (WHO_WORKS.test(alone) && job.plan.span && job.plan.span.from === job.plan.span.to) return whoWorks(job, job.plan.span);
  if (WHO_FREE.test(alone) && job.plan.span?.from === job.plan.span?.to) return whoIsFree(job);
  const leads = LEADS.map((pattern) => pattern.exec(said)?.groups?.['who']).find((who) => who !== undefined);
  return leads === undefined ? undefined : withMember(job, leads, (member) => leadsOf(job, member));
}

const whoCanDo = (said: string): string | undefined =>
  CAN_DO.map((pattern) => pattern.exec(said)?.groups?.['who']).find((who) => who !== undefined);
/** The last question that was none of “and Priya?”. */
const lastSaid = ({ turn }: Job): string =>
  turn.history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.replace(/[?!.\s]+$/, '').replaceAll('’', "'"))
    .findLast((content) => !ALSO.test(content)) ?? '';
const asksOfMember = (said: string): boolean => whoCanDo(said) !== undefined || FREE.test(said) || DOING.test(said);

/** “And Priya?” is asked of the time of the question before. */
function inTimeBefore(job: Job, isRest: boolean): Job {
  if (!isRest || job.plan.span) return job;
  const { span } = planOf(lastSaid(job), { today: job.business.today });
  return { ...job, plan: { ...job.plan, span } };
}

async function withMember(
  job: Job,
  called: string,
  answer: (member: Member) => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const words = wordsOf(called);
  const isCalled = (part: readonly string[]) =>
    memberWith(job, (_id, name) => part.length > 0 && part.every((word) => wordsOf(name).includes(word)));
  // “Mia free”: what follows the first name may be no name.
  const member = (await isCalled(words)) ?? (await isCalled(words.slice(0, 1)));
  return member && answer(member);
}

/** When somebody of the team is away, in a time or from today on. */
async function absencesOf(job: Job, { id, name }: Member): Promise<Outcome> {
  const { today } = job.business;
  const span = job.plan.span ?? { from: today, to: addDays(today, AHEAD), text: '' };
  const away = (await awayIn(job, [{ id }], span)).get(id);
  const said =
    away === undefined
      ? `Nothing is noted that ${name} would be away, ${saySpan(span)}.`
      : `${name} is away, ${saySpan(span)}:\n${away
          .split('; ')
          .map((line) => `- ${line}`)
          .join('\n')}`;
  return text(`${said}\n${notAbsences(job)}`.trim());
}

async function isFree(job: Job, member: Member): Promise<Outcome | undefined> {
  const span = spanOf(job);
  const all = await busyIn(job, member, span);
  if (typeof all === 'string') return text(all);
  const { name } = member;
  if (all.length === 0) return text(`Nothing is in the calendar for ${name}, ${saySpan(span)}. ${notAbsences(job)}`.trim());
  const isAway = all.some((line) => line.startsWith('away: '));
  const rest = all.length > SHOWN ? `\n… and ${String(all.length - SHOWN)} more.` : '';
  const lines = all.slice(0, SHOWN).map((line) => `- ${line}`);
  const head = isAway ? `No, ${name} is away, ${saySpan(span)}:` : `${name} has this in the calendar, ${saySpan(span)}, and nothing else:`;
  return text(`${head}\n${lines.join('\n')}${rest}\n${notAbsences(job)}`.trim());
}

/** Nobody is called free whose absence stands where it is not read. */
const notAbsences = ({ tools }: Job): string =>
  tools.has('manage_members.availability')
    ? ''
    : 'I cannot see absences that are noted with the members of the team: the page of the members shows them.';

/** What everybody has on a day, and the events there are on it. */
async function whoWorks(job: Job, span: Span): Promise<Outcome | undefined> {
  const team = await whoIsFree(job);
  return team && { ...team, message: `${team.message}${await alsoOn(job, span)}` };
}

/** Everybody of the team, with what each of them has on that day. */
async function whoIsFree(job: Job): Promise<Outcome | undefined> {
  const span = spanOf(job);
  const lines: string[] = [];
  for (const member of await membersOf(job)) {
    const all = await busyIn(job, member, span);
    if (typeof all === 'string') return text(all);
    lines.push(
      `- ${member.name}: ${all.length === 0 ? 'nothing' : all.map((line) => line.replace(`${sayDay(span.from)} `, '').replace(/^· /, '')).join('; ')}`,
    );
  }
  return lines.length === 0
    ? undefined
    : text(`The team by the calendar, ${saySpan(span)}:\n${lines.join('\n')}\n${notAbsences(job)}`.trim());
}

const spanOf = ({ plan, business: { today } }: Job): Span => plan.span ?? { from: today, to: today, text: '' };

/** What somebody has in a time; a sentence where that cannot be read. */
async function busyIn(job: Job, { id }: Member, span: Span): Promise<readonly string[] | string> {
  if (!job.tools.has('calendar_meeting.entries')) return notYours('the calendar');
  const answer = await job.tools.read('calendar_meeting.entries', { from: span.from, to: span.to });
  if (answer.kind !== 'ok') return notRead('The calendar');
  const own = (answer.data as Calendar).entries.filter(
    ({ member_ids: of, start_day: first, end_day: last, layer, kind }) =>
      of.includes(id) && first <= span.to && last >= span.from && layer !== 'away' && kind !== 'out_of_office',
  );
  const lines = own
    .toSorted((a, b) => `${a.start_day}${a.start_at ?? ''}`.localeCompare(`${b.start_day}${b.start_at ?? ''}`))
    .map(
      (one) =>
        `${sayDay(one.start_day)}${hoursOf(job, one)} · ${one.title}${one.end_day === one.start_day ? '' : ` (until ${sayDay(one.end_day)})`}`,
    );
  const away = (await awayIn(job, [{ id }], span)).get(id);
  return [...new Set([...(away === undefined ? [] : [`away: ${away}`]), ...lines])];
}

function hoursOf({ business: { tz } }: Job, { start_at: from, end_at: until, all_day: isAllDay }: Entry): string {
  if (!from || isAllDay) return '';
  return ` ${localTimeOf(from, tz)}${until ? `–${localTimeOf(until, tz)}` : ''}`;
}

async function leadsOf(job: Job, { id, name }: Member): Promise<Outcome | undefined> {
  if (!job.tools.has('tenant_crm.find_leads')) return text(notYours('the leads'));
  const page = await readPage<LeadRow>(job, 'tenant_crm.find_leads', { status: 'open', page_size: MOST, ordering: '-score' });
  if (!page) return text(notRead('The leads'));
  const rows = page.results.filter(({ owner_id: owner }) => owner === id);
  if (rows.length === 0) return text(`${name} has no open lead.`);
  const lines = rows.slice(0, SHOWN).map((lead) => {
    const most =
      lead.budget_max_cents === null
        ? ''
        : `up to ${money(lead.budget_max_cents, { currency: lead.currency, locale: job.business.locale })}`;
    return `- ${[lead.title, lead.status, lead.event_date ? sayDay(lead.event_date) : 'no date yet', most].filter(Boolean).join(' · ')}`;
  });
  const rest = rows.length > SHOWN ? `\n… and ${String(rows.length - SHOWN)} more.` : '';
  return text(`${String(rows.length)} open lead${rows.length === 1 ? '' : 's'} of ${name}:\n${lines.join('\n')}${rest}`, {
    cards: { data: rows.slice(0, SHOWN).map((lead) => ({ id: lead.id, name: lead.title, url: `/tenant_crm/leads/${String(lead.id)}` })) },
  });
}
