import { text, type Job, type Skill } from './job';

const ABILITIES: readonly (readonly [tool: string | null, line: string])[] = [
  [null, '- Open things: “open the moodboard of the Reyes wedding”'],
  ['tenant_crm.find_projects', '- Find and sum up: “weddings in June”, “tell me about the Hollis gala”, “are we free on June 12?”'],
  ['tenant_crm.find_leads', '- Leads: “which leads are late?”, “add a lead for Ann Meyer, wedding on June 12”'],
  ['project_view.timeline', '- Tasks: “what is left to do for Reyes?”, “add a task for Reyes: call the venue”'],
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
    'The inventory is not part of your suite yet, so I cannot say what is in stock. I can tell you which events are on a day, or work out how many stems a recipe needs.',
  );

export const cannotSend: Skill = async () =>
  text('I cannot send messages, call people or move money. I can find the address for you, write a note or add a task – tell me which.');

/** Said plainly: nothing is guessed. */
export const unknown: Skill = async (job) =>
  text(
    `I did not understand that. Without a language model I only know a number of plain sentences:\n${can(job)}\nAn administrator can connect a language model for free conversation.`,
  );

export const openDrafts: Skill = async () =>
  text(
    'Your drafts are kept in the conversation and under the projects they belong to. Ask for a new one with “proposal for …” or “recipe for …”.',
  );
