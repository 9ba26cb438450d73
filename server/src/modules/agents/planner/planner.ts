import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Platform } from '../../../platform/platform';
import type { MediaStore } from '../media/media-store';
import type { Answerer, Asker, Outcome, Say, Turn } from '../runs/turn';
import { aboutTime } from '../skills/about/about-time';
import { aboutProject } from '../skills/about/about-project';
import { figuresOfAll } from '../skills/asks/figures-of-all';
import { byDescription } from '../skills/by-description';
import { answerAsk } from '../skills/asks/answer-ask';
import { NOT_EXACTLY } from '../skills/not-exactly';
import { expenseStated, guestsStated } from '../skills/stated';
import { byTool } from '../skills/by-tool';
import { partnerOwed } from '../skills/papers/partner-owed';
import { benchHours } from '../skills/production/bench-hours';
import { productionPlan } from '../skills/production/production-plan';
import { libraryPiece } from '../skills/recipes/library-piece';
import { takeRecipe } from '../skills/recipes/take-recipe';
import { orderOfRecipe } from '../skills/recipes/order-of-recipe';
import { sayCannot } from '../skills/cannot-do';
import { overviewOf } from '../skills/overview';
import { draftLetter } from '../skills/letters';
import { memberTask } from '../skills/member-task';
import { makeProjectOfLead } from '../skills/lead-to-project';
import { roomForWish } from '../skills/day-wished';
import { remindBeforeEvent } from '../skills/remind-before';
import { loseLead } from '../skills/lose-lead';
import { handOverLead } from '../skills/hand-over';
import { withDaysOfEvents } from '../skills/days-of-events';
import { remindOnBirthday } from '../skills/birthday-reminder';
import { cannotPhone } from '../skills/people/cannot-phone';
import { orderMeeting } from '../skills/meetings/order-meeting';
import { clientHere } from '../skills/people/client-here';
import { nextMeeting } from '../skills/people/next-meeting';
import { ofMember } from '../skills/people/of-member';
import { SKILLS } from '../skills/skills';
import { notUnderstood } from '../skills/talk';
import { answerTopic } from '../skills/topics/answer-topic';
import { differenceOf } from '../skills/topics/difference';
import { costOfDraft } from '../skills/topics/draft-cost';
import { ofTheList } from '../skills/topics/of-the-list';
import { moneyOfThose } from '../skills/topics/of-those-money';
import { text, type Job } from '../skills/job';
import { answerClauses } from '../skills/heed/answer-clauses';
import { heedChange, makesSomething } from '../skills/heed/heed-change';
import { heedPlace } from '../skills/heed/heed-place';
import { leftOf, type By } from '../skills/heed/left-of';
import { notHeeded } from '../skills/heed/not-heeded';
import { isAnswer } from '../skills/heed/told';
import { noSuchName } from '../skills/no-such-name';
import { isByChance } from '../skills/by-chance';
import { localDay } from '../../../platform/time/local-time';
import { planBefore, withNames } from './conversation';
import { asGuess } from './as-guess';
import { stepsOf } from './steps-of';
import type { OperationCaller } from '../tools/caller';
import { openToolbox, type Toolbox } from '../tools/toolbox';
import { explainedIn } from './heed/explains';
import { statementFirst } from './heed/statement-first';
import { planOf, type Plan } from './plan';
import type { Ask } from './reading/ask';
import { eachOfTwo } from './reading/each-of-two';
import { isSeveral, severalOrders } from './reading/several-orders';
import { correctsDone } from '../skills/heed/corrects-done';
import { answerOrders } from '../skills/heed/answer-orders';
import { asksToRead } from './reading/asks-to-read';
import { cannotDo, ofWhatIsThere, toMany } from './reading/cannot-do';
import { orderedElsewhere } from './reading/ordered-elsewhere';
import type { CannotDo } from './reading/hand-page';
import { allOfIt, isOverview } from './reading/overview-ask';
import { letterIn, reminderFirst } from './reading/letter';
import { letterNow } from './reading/letter-tone';
import { historyInFull, inFull } from './reading/in-full';
import { withLeadBefore } from './reading/lead-again';
import { wantsTask, WHICH_PROJECT } from './reading/task-order';
import { askOf } from './reading/conversation';
import { plainerWords } from './reading/plainer';
import { goesFirst, mayTakeOver, withVote } from './reading/takes-over';
import { twoMeanings } from './reading/two-meanings';

type Bench = Omit<Job, 'plan'>;

interface Read {
  readonly plan: Plan;
  readonly before: Plan | undefined;
  readonly by: By;
  readonly outcome: Outcome;
  readonly left: readonly string[];
}

interface PlannerDeps {
  readonly platform: Pick<Platform, 'api' | 'access' | 'assistantTools' | 'operations' | 'db' | 'clock'>;
  readonly caller: OperationCaller;
  readonly media: Pick<MediaStore, 'keep'>;
}

/** Modules of this server whose pages are there although their plugin is not released here. */
const BUILT_IN = new Set(['home_view', 'manage_members']);

/** Understands a documented grammar of plain English; never guesses. The default, without any key. */
export class Planner implements Answerer {
  constructor(private readonly deps: PlannerDeps) {}

  async answer(said: Turn, { say, signal }: { say: Say; signal: AbortSignal }): Promise<Outcome> {
    const bench = await this.bench(said, signal);
    const { today } = bench.business;
    const history = historyInFull(said.history, today);
    const turn = await byDescription(bench, { ...said, history, message: inFull(said.message, history, today) });
    const done = correctsDone(said);
    const { plan, outcome } = done ? { plan: planOf(said.message, { today }), outcome: done } : await this.#answered(bench, turn);
    signal.throwIfAborted();
    for (const piece of pieces(outcome.message)) say(piece);
    return { ...outcome, ...handoffOf(turn, plan), steps: stepsOf(plan.intent, { outcome, called: bench.tools.called }) };
  }

  /** What only explains a question is told as not used, where it is answered without that and not with it. */
  async #answered(bench: Bench, turn: Turn): Promise<Read> {
    const meanings = twoMeanings(turn.message);
    if (meanings) return this.#both(bench, turn, meanings);
    const whole = await this.#told(bench, turn);
    const mayBeMore = !makesSomething(whole.outcome) || isSeveral(turn.message);
    const several = mayBeMore ? await this.#several(bench, turn, whole) : undefined;
    if (several) return several;
    const isOpen = !isAnswer(whole.outcome) && !makesSomething(whole.outcome);
    const explained = isOpen ? (explainedIn(turn.message) ?? statementFirst(turn.message, bench.business.today)) : undefined;
    if (!explained) return whole;
    const asked = await this.#told(bench, { ...turn, message: explained.said });
    if (!isAnswer(asked.outcome) || asked.plan.effect !== 'read') return whole;
    return { ...asked, outcome: { ...asked.outcome, message: `${asked.outcome.message}\nI have not used “${explained.why}”.` } };
  }

  /** What was said in one message and is done one by one: several orders, or a question about two that were named both. */
  async #several(bench: Bench, turn: Turn, whole: Read): Promise<Read | undefined> {
    const each = whole.plan.effect === 'read' ? eachOfTwo(turn.message, whole.outcome.message) : undefined;
    if (each) return this.#both(bench, turn, each);
    const parts = severalOrders(turn.message);
    const { today } = bench.business;
    const outcome =
      parts &&
      (await answerOrders(turn, parts, async (part) => {
        const read = await this.#told(bench, { ...part, message: inFull(part.message, part.history, today) });
        return read.outcome;
      }));
    return outcome && { ...whole, by: 'topic', outcome };
  }

  /** Two questions in the words of one are answered both. */
  async #both(bench: Bench, turn: Turn, [one, other]: readonly [string, string]): Promise<Read> {
    const { today } = bench.business;
    const alone = (message: string) => this.#told(bench, { ...turn, message: inFull(message, turn.history, today) });
    const [first, second] = [await alone(one), await alone(other)];
    return { ...first, outcome: { ...first.outcome, message: `${first.outcome.message}\n${second.outcome.message}` } };
  }

  /** Where nothing answers, what the records of the project say with the words of the question. */
  async #told(bench: Bench, turn: Turn): Promise<Read> {
    const whole = await this.#heeded(bench, turn);
    if (!isUnanswered(whole)) return knowsNoName(whole) ? ((await this.#plainer(bench, turn)) ?? whole) : whole;
    const job = { ...bench, turn, plan: whole.plan };
    const planned = await ofTheRecords(job);
    if (planned) return { ...whole, by: 'topic', outcome: planned };
    const dated = await withDaysOfEvents(job, turn.message);
    const again = dated === undefined ? undefined : await this.#heeded(bench, { ...turn, message: dated });
    if (again && !isUnanswered(again)) return again;
    const plainer = await this.#plainer(bench, turn);
    if (plainer) return plainer;
    const found = (await aboutTime(job)) ?? (await aboutProject(job));
    return found ? { ...whole, by: 'topic', outcome: found } : whole;
  }

  /** The first of the plainer readings that is answered. */
  async #plainer(bench: Bench, turn: Turn): Promise<Read | undefined> {
    for (const message of plainerWords(turn.message)) {
      const read = await this.#heeded(bench, { ...turn, message });
      if (!isUnanswered(read) && !knowsNoName(read)) return read;
    }
    return undefined;
  }

  /** Every word of what was said is accounted for: by one answer, by one for each of its parts, or by saying which words are left. */
  async #heeded(bench: Bench, turn: Turn): Promise<Read> {
    const whole = await this.#read(bench, turn);
    const job = { ...bench, turn, plan: whole.plan };
    if (makesSomething(whole.outcome)) return whole.by === 'topic' ? whole : { ...whole, outcome: heedChange({ ...whole, turn }) };
    const isTold = isAnswer(whole.outcome);
    const isHeeded = isTold && whole.left.length === 0;
    // What is denied may be only one of the things that were asked.
    if (isHeeded && (whole.by === 'topic' || !DENIES.test(whole.outcome.message)))
      return { ...whole, outcome: heedPlace({ ...whole, turn }) };
    const parts = await answerClauses(turn, (part) =>
      this.#read(bench, { ...part, message: inFull(part.message, part.history, bench.business.today) }),
    );
    if (parts) return { ...whole, outcome: parts };
    return isTold && !isHeeded ? { ...whole, outcome: notHeeded(job, whole.left, whole.outcome) } : whole;
  }

  /** What a sentence is taken for, what came of that, and the words of it that the answer does not heed. */
  async #read(bench: Bench, turn: Turn): Promise<Read> {
    const { today } = bench.business;
    const message = withLeadBefore(withNames(turn.message, turn.history), turn.history, today);
    const before = planBefore(turn.history, today);
    const plan = planOf(message, { today, before });
    const job = { ...bench, turn, plan };
    const { by, outcome: found } = await this.#outcome(job, message);
    const nobody = plan.effect === 'read' ? noSuchName(found, turn.message) : undefined;
    if (nobody) return { plan, before, by: 'topic', outcome: nobody, left: [] };
    const outcome = isByChance(found, `${turn.message} ${plan.text}`) ? notUnderstood(job, 'I do not know exactly that.') : found;
    return { plan, before, by, outcome, left: isAnswer(outcome) ? leftOf({ plan, before, by, turn, outcome }) : [] };
  }

  /** The grammar where it is sure; what it does not know, or could only answer with a whole record, the table is asked. */
  async #outcome(job: Job, message: string): Promise<{ by: By; outcome: Outcome }> {
    const { plan, turn } = job;
    const ordered = await ordersIn(job);
    if (ordered) return { by: 'topic', outcome: ordered };
    const ofList = plan.effect === 'read' ? (ofTheList(turn) ?? differenceOf(turn)) : undefined;
    if (ofList) return { by: 'topic', outcome: ofList };
    const ofThose = await moneyOfThose(job);
    if (ofThose) return { by: 'topic', outcome: ofThose };
    const drafted = await costOfDraft(job);
    if (drafted) return { by: 'topic', outcome: drafted };
    const mayBeTopic = plan.effect === 'read' || plan.effect === 'navigate' || asksToRead(turn.message);
    const topical = mayBeTopic ? await answerTopic(job) : undefined;
    if (topical) return { by: 'topic', outcome: topical };
    const wantsAll = plan.intent !== 'day_plan' || WHATS_ON.test(turn.message);
    if (plan.effect === 'read' && wantsAll && isOverview(allOfIt(turn.message, plan.text), plan.span))
      return { by: 'table', outcome: await overviewOf(job, plan.span) };
    const hasOpen = turn.projectId !== null;
    const ask = askOf(message, turn.history, { today: job.business.today, span: plan.span, hasOpen });
    const figures = ask && plan.effect === 'read' ? await figuresOfAll(job, ask) : undefined;
    if (figures) return { by: 'table', outcome: figures };
    const first = ask && goesFirst(plan, ask, hasOpen) ? await byTable(job, ask) : undefined;
    if (first) return { by: 'table', outcome: first };
    const isSure = plan.intent !== 'unknown' && plan.isGuess !== true;
    const known = isSure ? await SKILLS[plan.intent](job) : undefined;
    if (known && !leadsNowhere(known)) return { by: 'grammar', outcome: known };
    const read = ask && (await byTable(job, ask));
    if (read) return { by: 'table', outcome: read };
    return { by: 'grammar', outcome: known ?? asGuess(plan, await SKILLS[plan.intent](job)) };
  }

  /** What a turn may use, whoever understands it. */
  async bench(turn: Turn, signal: AbortSignal): Promise<Bench> {
    const { platform, caller, media } = this.deps;
    const business = await this.#business(turn.asker);
    const tools = await openToolbox(turn.asker, { platform, caller });
    signal.throwIfAborted();
    const pages = () => platform.api('plugins').pages();
    return { turn, tools, media, business, signal, pages, mayOpen: (plugin) => this.#mayOpen(turn.asker, tools, plugin) };
  }

  async #business({ session }: Asker): Promise<Job['business']> {
    const { platform } = this.deps;
    const { tz, currency, locale } = await platform.db.withTenant(await platform.access.workerOf(session), (db) =>
      platform.api('auth_and_admin').tenant(db),
    );
    const today = localDay(platform.clock(), tz);
    return { today, tz, currency, locale };
  }

  async #mayOpen({ session, permissions }: Asker, tools: Toolbox, plugin: string): ReturnType<Job['mayOpen']> {
    const { platform } = this.deps;
    const there =
      BUILT_IN.has(plugin) ||
      tools.tools.some((tool) => tool.plugin === plugin) ||
      platform.operations().some(({ operation }) => operation.path.startsWith(`/api/${plugin}/`)) ||
      (await platform.api('plugins').releasedTools()).has(plugin);
    const may = mayUsePlugin(permissions, plugin) && (await platform.access.enabled(session.tenantId, plugin));
    if (may) return there ? 'yes' : 'not_there';
    return there || (await this.#isDeclared(plugin)) ? 'no_permission' : 'not_there';
  }

  /** A plugin the member may not use has no tools to be known by. */
  async #isDeclared(plugin: string): Promise<boolean> {
    const { platform } = this.deps;
    return platform.assistantTools.has(plugin) || (await platform.api('plugins').releasedTools()).has(plugin);
  }
}

/** It was not understood, or answered with a record only. */
const isUnanswered = ({ outcome, plan }: Read): boolean =>
  !makesSomething(outcome) &&
  (outcome.notUnderstood === true ||
    (plan.effect === 'draft' && ASKS.test(plan.text)) ||
    outcome.message.startsWith(NOT_EXACTLY) ||
    (plan.intent === 'help' && plan.text.split(' ').length > LONG));
/** A word was taken for a name that nobody has. */
const knowsNoName = ({ outcome }: Read): boolean =>
  !makesSomething(outcome) && /^I (?:found no project that is called|know no project by|know nobody by)/.test(outcome.message);
/** Nobody wants something drafted who asks which of them needs peonies. */
const ASKS = /^(?:which|who|when|where|why|does|do|did|has|have|is|are|what does|what did)\b/i;
/** Whoever says so much wants more than to know what can be asked. */
const LONG = 6;

/** What is ordered before anything is asked: a letter, a meeting, what only a person changes, a task without a project. */
async function ordersIn(job: Job): Promise<Outcome | undefined> {
  const { plan, turn } = job;
  const many = toMany(turn.message);
  if (many) return sayCannot(job, many);
  const elsewhere = orderedElsewhere(turn.message);
  if (elsewhere !== undefined) return text(elsewhere);
  const first = (await cannotPhone(job)) ?? (await remindOnBirthday(job)) ?? (await handOverLead(job));
  if (first) return first;
  const reminded = /^(?:please )?remind (?!me\b|us\b)[a-zà-ɏ]+ to\b/i.test(turn.message) ? await memberTask(job) : undefined;
  if (reminded) return reminded;
  const before = (await remindBeforeEvent(job)) ?? (await makeProjectOfLead(job)) ?? (await roomForWish(job));
  if (before) return before;
  const letter = letterIn(turn.message);
  if (letter) return draftLetter(job, letter, letter.tone);
  const again = letterNow(turn.history, turn.message);
  if (again) return draftLetter(job, again.letter, again.tone);
  const asked = reminderFirst(turn.message);
  if (asked) return withUnheeded(await draftLetter(job, asked.letter), asked.rest);
  const ofRecipe = (await takeRecipe(job)) ?? (await orderOfRecipe(job)) ?? (await productionPlan(job)) ?? (await libraryPiece(job));
  if (ofRecipe) return ofRecipe;
  const meeting = (await nextMeeting(job)) ?? (await clientHere(job)) ?? (await ofMember(job)) ?? (await orderMeeting(job));
  if (meeting) return meeting;
  const lost = await loseLead(job);
  if (lost) return lost;
  const cannot = byHandOnly(plan, turn.message);
  if (cannot) return (await byTool(job, cannot)) ?? sayCannot(job, cannot);
  const task = await memberTask(job);
  if (task) return task;
  return wantsTask(plan, turn.message) ? text(WHICH_PROJECT) : undefined;
}

/** A question that the table of `skills/asks/` answers, where the grammar would only read as well. */
async function byTable(job: Job, ask: Ask): Promise<Outcome | undefined> {
  return mayTakeOver(job.plan, ask) ? answerAsk(job, withVote(ask, job.plan)) : undefined;
}

/** What is asked of one record and answered by what is worked out from it. */
const ofTheRecords = async (job: Job): Promise<Outcome | undefined> =>
  (await benchHours(job)) ?? (await partnerOwed(job)) ?? (await guestsStated(job)) ?? (await expenseStated(job));

const DENIES = /^(?:There (?:is|are) no|Nobody|No one|Nothing)\b/;
/** “What’s on today” wants all of the day, and not only what is urgent. */
const WHATS_ON = /\bwhat(?:'s|’s|s| is) (?:on|happening|planned|scheduled)\b/i;

/** What of the sentence a draft does not hold is told with it. */
const withUnheeded = (outcome: Outcome, rest: string): Outcome => ({
  ...outcome,
  message: `${outcome.message}\nI heeded the first sentence only, and not “${rest}”: change the words where it matters.`,
});

/** What only a person changes, where the grammar would only read; and a meeting, where it would move a whole event. */
function byHandOnly({ effect, intent, isReworded }: Plan, said: string): CannotDo | undefined {
  // An order of its own is not the rest of the change before it.
  if (isReworded === true && effect === 'write' && intent !== 'reschedule' && cannotDo(said)) return cannotDo(said);
  if (effect === 'draft' && /\b(?:template|vorlage|plantilla)s?\b/i.test(said)) return cannotDo(said);
  if (effect === 'draft' && isReworded !== true && OTHER_COUNT.test(said) && cannotDo(said)?.page === 'recipe') return cannotDo(said);
  const mayAdd = effect === 'draft' || (effect === 'read' && /^(?:please )?(?:add|put|include)\b/i.test(said));
  const ofOurs = mayAdd && isReworded !== true ? ofWhatIsThere(said) : undefined;
  if (ofOurs) return ofOurs;
  if (intent === 'open' && /^(?:please )?(?:put|drop|paste|copy|add|include)\b/i.test(said)) return cannotDo(said);
  const isInvoice = (intent === 'proposal' || intent === 'recipe') && /\b(?:invoice|rechnung|factura)\b/i.test(said);
  if (effect !== 'read' && intent !== 'send' && intent !== 'reschedule' && !isInvoice) return undefined;
  const cannot = cannotDo(said);
  if (isInvoice) return cannot?.what === 'write an invoice' ? cannot : undefined;
  return intent === 'reschedule' && !isOfCalendar(cannot) ? undefined : cannot;
}

/** “10 instead of 8”, “one centrepiece less” is another count of what is there already. */
const OTHER_COUNT =
  /\d \S.* (?:statt|anstatt|instead of|rather than|en vez de|en lugar de) \d|^(?:one|two|three|four|five|\d{1,3}) (?:\p{L}+ ){1,3}(?:less|fewer)\b/iu;
const isOfCalendar = (cannot: CannotDo | undefined): boolean => cannot?.page === 'meetings' || cannot?.page === 'calendar';

/** A record that was not asked for, or a name that was none: another reading may know better. */
const leadsNowhere = ({ message, action, draft }: Outcome): boolean =>
  !action && !draft && (message.startsWith(NOT_EXACTLY) || /^(?:I found no (?:project|lead)|Which project is it about)/.test(message));

/** What people read at a time: a line, or a few words of a long one. */
function pieces(message: string): string[] {
  return message.match(/(?:\S+\s*){1,6}/g) ?? [message];
}

/** Small talk needs no other agent; everything else goes to who is for it. */
function handoffOf({ agentType }: Turn, { agent, intent }: Plan): Pick<Outcome, 'handoff'> {
  const stays = agent === agentType || ['help', 'greeting', 'unknown', 'send', 'drafts'].includes(intent);
  return stays ? {} : { handoff: { to: agent, reason: REASONS[agent] ?? 'This is better answered by somebody else.' } };
}

const REASONS: Readonly<Record<string, string>> = {
  proposal_agent: 'A proposal shall be drafted.',
  recipe_agent: 'A recipe shall be worked out.',
  moodboard_agent: 'A picture of the moodboard is wanted.',
  inventory_agent: 'It is about stock.',
  crm_agent: 'It is about projects, leads or clients.',
  navigation_agent: 'A page shall be opened.',
  analysis_agent: 'A report is wanted.',
};
