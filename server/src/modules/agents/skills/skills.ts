import type { IntentId } from '../planner/intent';
import { analyse } from '../analysis/analyse';
import { collage, palette } from '../images/board-pictures';
import { addNote, addTask, convertLead, createProject, markContacted, moveProject, qualifyLead } from './changes';
import { findClients } from './clients';
import { createLead } from './create-lead';
import { planDay } from './day-plan';
import { draftProposal, draftRecipe } from './drafting';
import { sayFigures } from './figures';
import type { Skill } from './job';
import { dateAvailability, listLeads } from './leads';
import { open } from './navigation';
import { listBirthdays } from './birthdays';
import { listProjects } from './list-projects';
import { listNotes, listPeople } from './projects';
import { tellOfLead, tellOfProject } from './records';
import { reschedule } from './reschedule';
import { sayFlowerNeeds, sayFlowerPrice } from './flower-answers';
import { sayFreeUnits } from './stock-answers';
import { sayBunches, sayInSeason, sayVaseLife } from './season-answers';
import { cannotSend, greet, help, leaveIt, noInventory, openDrafts, sayYes, unknown } from './talk';
import { tickTask } from './tick-task';
import { sayContracts, sayQuestionnaires } from './papers/contracts';
import { sayFreeTimes, sayMeetings, sayMyTime } from './papers/meetings';
import { sayMoney } from './papers/money';
import { sayLeadPages, sayMails, sayPartners, sayRequests } from './papers/requests';
import { sayStockMoves } from './papers/stock-moves';
import { saySums } from './papers/sums';
import { listTasks } from './tasks';
import { undoLast } from './undo';
import { listTemplates, listTexts, sayNumber, sendText } from './texting';

/** What is done for each intent of the grammar. */
export const SKILLS: Readonly<Record<IntentId, Skill>> = {
  help,
  greeting: greet,
  inventory: noInventory,
  send: cannotSend,
  drafts: openDrafts,
  unknown,
  analysis: analyse,
  palette,
  collage,
  recipe: draftRecipe,
  proposal: draftProposal,
  add_note: addNote,
  add_task: addTask,
  create_lead: createLead,
  create_project: createProject,
  mark_contacted: markContacted,
  move_project: moveProject,
  date_load: dateAvailability,
  leads: listLeads,
  lead: tellOfLead,
  birthdays: listBirthdays,
  tasks: listTasks,
  people: listPeople,
  notes: listNotes,
  clients: findClients,
  figures: sayFigures,
  projects: listProjects,
  project: tellOfProject,
  open,
  day_plan: planDay,
  seasons: sayInSeason,
  vase_life: sayVaseLife,
  bunches: sayBunches,
  flower_needs: sayFlowerNeeds,
  flower_price: sayFlowerPrice,
  free_units: sayFreeUnits,
  texts: listTexts,
  templates: listTemplates,
  send_text: sendText,
  call: sayNumber,
  reschedule,
  convert_lead: convertLead,
  qualify_lead: qualifyLead,
  tick_task: tickTask,
  undo: undoLast,
  leave_it: leaveIt,
  yes: sayYes,
  money: sayMoney,
  contracts: sayContracts,
  questionnaires: sayQuestionnaires,
  requests: sayRequests,
  partners: sayPartners,
  mails: sayMails,
  lead_pages: sayLeadPages,
  my_time: sayMyTime,
  free_times: sayFreeTimes,
  meetings: sayMeetings,
  stock_moves: sayStockMoves,
  sums: saySums,
};
