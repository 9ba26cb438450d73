import type { IntentId } from '../planner/intent';
import { analyse } from '../analysis/analyse';
import { collage, palette } from '../images/board-pictures';
import { addNote, addTask, createLead, createProject, markContacted, moveProject } from './changes';
import { findClients } from './clients';
import { draftProposal, draftRecipe } from './drafting';
import { sayFigures } from './figures';
import type { Skill } from './job';
import { dateAvailability, listLeads } from './leads';
import { open } from './navigation';
import { listBirthdays } from './birthdays';
import { listNotes, listPeople, listProjects } from './projects';
import { tellOfLead, tellOfProject } from './records';
import { cannotSend, greet, help, noInventory, openDrafts, unknown } from './talk';
import { listTasks } from './tasks';

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
};
