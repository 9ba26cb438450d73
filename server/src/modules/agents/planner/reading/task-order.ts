import type { Plan } from '../plan';
import { plainLetters } from './plain-letters';

const ORDERS_TASK =
  /^(?:please |can you |bitte |por favor )*(?:add|put|create|give|make|set up|leg|lege|erstell\w*|mach|gib|pon|ponle|ponles|crea|anade\w*|agrega\w*|dale)\b.*\b(?:tasks?|to-?dos?|aufgaben?|tareas?)\b/;

/** A task that no project is known for, which must not become anything else, such as a draft. */
export const wantsTask = ({ intent, effect }: Plan, said: string): boolean =>
  intent !== 'add_task' && (effect === 'read' || effect === 'draft') && ORDERS_TASK.test(plainLetters(said));

export const WHICH_PROJECT =
  'A task stands on the timeline of a project. Which project is it for, and until when? For example “add a task for Reyes: call the venue, due Friday”.';
