import { hedged } from './not-exactly';
import { UNKNOWABLE } from '../planner/everyday-talk';
import { TELLS } from '../planner/fuzzy-parser';
import { INTENT_WORDS } from '../planner/intent-words.data';
import { languageSaid } from '../planner/language/translate';
import { likelyChange, nearestIntents } from '../planner/model/guess';
import type { Outcome, Turn } from '../runs/turn';
import { describeMentioned } from './describe-record';
import { text, type Job, type Skill } from './job';

const ABILITIES: readonly (readonly [tool: string | null, line: string])[] = [
  [null, '- Open things: “open the moodboard of the Reyes wedding”'],
  ['tenant_crm.find_projects', '- Find and sum up: “weddings in June”, “tell me about the Hollis gala”, “are we free on June 12?”'],
  ['inventory.free_units', '- Stock: “are 30 lanterns free on June 12?”'],
  ['tenant_crm.find_leads', '- Leads: “which leads are late?”, “add a lead for Ann Meyer, wedding on June 12”'],
  ['project_view.timeline', '- Tasks: “what is left to do for Reyes?”, “add a task for Reyes: call the venue”'],
  ['payments.record_payment', '- Money: “record a payment of 1,500 from Reyes”, “enter a bill: Catskill Vans, 212.40, for Reyes”'],
  ['inventory.reserve', '- Rentals: “reserve 20 votives for Delgado”'],
  [null, '- Draft: “proposal for 12 centerpieces with peonies, budget 1,800”, “recipe for 8 bouquets with ranunculus”'],
  ['moodboard.board', '- Pictures of the board: “palette from the moodboard”, “collage of the board”'],
  ['tenant_crm.figures', '- Reports: “analyse the pipeline by stage”, “chart of leads by source”'],
];

const can = (job: Job): string =>
  ABILITIES.filter(([tool]) => tool === null || job.tools.has(tool))
    .map(([, line]) => line)
    .join('\n');

export const help: Skill = async (job) =>
  text(
    `This is what I can do for you:\n${can(job)}\nWhatever changes something waits for your click. I cannot send messages or take payments.`,
  );

export const greet: Skill = async (job) =>
  /thank|great|perfect|cool/i.test(job.turn.message)
    ? text('You are welcome. What else?')
    : text(`Hello! Tell me what you need. For example:\n${can(job)}`);

export const noInventory: Skill = async () =>
  text(
    'Tell me what and when, and I can say how many are free: “are 30 lanterns free on June 12?”, “how many votives are free next Saturday?”',
  );

export const cannotSend: Skill = async () =>
  text('I cannot send messages, call people or move money. I can find the address for you, write a note or add a task – tell me which.');

/** What else was meant: nothing is guessed, and nothing is claimed that nobody can know. */
export const unknown: Skill = async (job) => {
  const { text: said } = job.plan;
  if (UNKNOWABLE.test(said))
    return text('I cannot know that: I only see what is in your business here – projects, leads, clients, tasks, boards and texts.');
  if (TELLS.test(said)) return text(NO_FIELD);
  const change = likelyChange(said);
  const [about, example] = (change && INTENT_WORDS[change]) ?? [];
  if (about && example && !UNDOABLE.some(([pattern]) => pattern.test(said)))
    return text(`Is it about ${about}? Which one, and what shall I do? Say it like “${example}”. Nothing was changed.`);
  if (!CHANGE.test(said)) {
    const record = await describeMentioned(job);
    if (record) return hedged(record);
  }
  const refusal = UNDOABLE.find(([pattern]) => pattern.test(said))?.[1];
  if (refusal) return text(refusal);
  return notUnderstood(job);
};

/** Says so, with the three nearest things it could do. */
export const notUnderstood = (job: Job, says = 'I did not understand that.'): Outcome =>
  text(`${says} Did you mean one of these? ${nearest(job).join(' · ')}`, { notUnderstood: true });

const CHANGE =
  /^(?:delete|remove|cancel|archive|rename|change|set|update|edit|send|order|buy|assign|pay|invoice|charge|close|merge|book|refund|swap|add|create|put|make|write|mark|move|convert|assign|tick)\b/i;
const NO_FIELD = 'I cannot change that field. I can move an event to another day or stage, and add notes and tasks.';
const UNDOABLE: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/^(?:delete|remove|archive)\b/i, 'I cannot delete or archive anything. Open the record: it can be put into the archive there.'],
  [/^cancel\b/i, 'I cannot cancel an event. Say “move it to lost” where it has fallen through, or open the project.'],
  [/^(?:rename|change|set|update|edit|assign|merge)\b/i, NO_FIELD],
  [
    /^(?:mark|move|put|convert)\b/i,
    'I cannot do that change. I can move a project to a stage or another day, and mark a lead as contacted or qualified.',
  ],
  [
    /^(?:refund|charge|pay|invoice|collect|send (?:the |an? )?invoice|issue|discount|give .*\bdiscount)\b/i,
    'I cannot move money or change prices: that is done on the pages of payments and proposals. I can say what is owed, paid and overdue.',
  ],
  [/^(?:close)\b/i, 'I cannot close anything by that word. Say “move it to closed”, and I ask before it is done.'],
  [/^(?:order|buy)\b/i, 'I cannot order anything. I can work out the stems and bunches for a recipe.'],
];

/** The three things it could do that what was said is nearest to. */
function nearest(job: Job): string[] {
  return nearestIntents(job.plan.text)
    .flatMap((intent) => INTENT_WORDS[intent]?.[1] ?? [])
    .slice(0, 3)
    .map((example) => `“${example}”`);
}

/** A change that waited for its click is left where it is. */
export const leaveIt: Skill = async ({ turn }) => text(leftAsItIs(languageOf(turn.message), waitingIn(turn)));

/** So few words tell their language by themselves. */
function languageOf(said: string): ReturnType<typeof languageSaid> {
  if (/\b(?:nein|doch nicht|lass|vergiss|lieber|abbrechen)\b/i.test(said)) return 'de';
  return /\b(?:mejor|d[ée]jalo|olv[íi]dalo|canc[ée]lalo|no lo hagas)(?![\p{L}])/iu.test(said) ? 'es' : languageSaid(said);
}

/** The change that waits for its click, by its title. */
const waitingIn = ({ history }: Turn): string | undefined => {
  const last = history.findLast(({ cards }) => cards?.confirmation !== undefined)?.cards?.confirmation;
  return last?.status === 'waiting' ? last.title : undefined;
};

function leftAsItIs(language: ReturnType<typeof languageSaid>, waiting: string | undefined): string {
  if (language === 'de')
    return `Gut, ich lasse es, wie es ist. ${waiting === undefined ? '' : `„${waiting}“ geschieht nur mit deinem Klick: lass die Karte einfach stehen. `}Es wurde nichts geändert.`;
  if (language === 'es')
    return `De acuerdo, lo dejo como está. ${waiting === undefined ? '' : `“${waiting}” solo se hace con tu clic: deja la tarjeta como está. `}No se ha cambiado nada.`;
  return `All right, I leave it as it is. ${waiting === undefined ? '' : `“${waiting}” is only done by your click: leave its card as it is. `}Nothing was changed.`;
}

/** Only a click carries a change out. */
export const sayYes: Skill = async (job) => {
  const waits = job.turn.history.at(-1)?.cards?.confirmation?.status === 'waiting';
  return text(
    waits
      ? 'Please confirm with the button of the card above: only a click changes anything.'
      : 'Nothing waits for a yes, so nothing was sent or changed. What shall I do?',
  );
};

/** Tasks are ticked off on the timeline, where one sees what hangs on them. */
export const openDrafts: Skill = async () =>
  text(
    'Your drafts are kept in the conversation and under the projects they belong to. Ask for a new one with “proposal for …” or “recipe for …”.',
  );
