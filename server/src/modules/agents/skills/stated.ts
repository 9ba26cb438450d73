import { guestsSaid } from '../planner/reading/guests-said';
import { moneySaid } from '../planner/reading/money-said';
import { plainLetters } from '../planner/reading/plain-letters';
import type { Outcome } from '../runs/turn';
import { changeGuests } from './fields/change-field';
import type { Job } from './job';
import { bookExpense } from './money/book-expense';
import { untimed } from './project-of';

const SAYS_NOW =
  /\b(?:now|says?|said|will be|are coming|are we|we are|they are|up to|down to|jetzt|kommen|sind|ahora|seremos|seran|somos)\b/;
const PEOPLE = /\b(?:guests?|people|heads|gaste\w*|personen|leute|invitad[oa]s|personas)\b/;
const SPENT =
  /\b(?:gas|fuel|petrol|diesel|tolls?|parking|receipts?|taxi|postage|hardware store|benzin|sprit|maut|parken|gasolina|peajes?)\b/;

const isAsked = (message: string): boolean =>
  /\?\s*$/.test(message) || /^(?:how|what|when|who|which|wie|was|wann|wer|cu[aá]nt|qu[eé])/i.test(message);

/** “Carmen says 145 guests now”: a statement that is an order. Undefined: it is a question, or says no count of people. */
export async function guestsStated(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message);
  if (isAsked(job.turn.message) || !SAYS_NOW.test(said) || !PEOPLE.test(said) || guestsSaid(said) === undefined) return undefined;
  return changeGuests(job);
}

/** “86.40 for gas and tolls, Reyes, yesterday”: money that was spent. Undefined: it is a question, or names no such thing. */
export async function expenseStated(job: Job): Promise<Outcome | undefined> {
  if (isAsked(job.turn.message) || !SPENT.test(plainLetters(job.turn.message)) || moneySaid(untimed(job)).kind !== 'cents')
    return undefined;
  return bookExpense(job);
}
