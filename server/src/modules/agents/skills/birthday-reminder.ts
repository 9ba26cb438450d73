import type { Anniversary } from '@butterfly/contracts/contact_management';
import { sayDay } from '../planner/dates';
import { birthdayReminder } from '../planner/reading/birthday-reminder';
import { capital } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { ask } from './confirmed-change';
import { text, type Job } from './job';
import { wordsOf } from './name-similarity';
import { notYours } from './papers/whose';

const A_YEAR = 366;

/** “Remind me to call Jonah on his birthday”: an entry on the day the address book knows; a day nobody knows is asked for. */
export async function remindOnBirthday(job: Job): Promise<Outcome | undefined> {
  const said = birthdayReminder(job.turn.message);
  if (!said) return undefined;
  if (!job.tools.has('contact_management.anniversaries') || !job.tools.has('calendar_meeting.add_entry'))
    return text(notYours('the address book and the calendar'));
  const answer = await job.tools.read('contact_management.anniversaries', { days: A_YEAR });
  if (answer.kind !== 'ok') return text('The birthdays could not be read just now. Please try again.');
  const [one, ...others] = named(
    (answer.data as Anniversary[]).filter(({ kind }) => kind === 'birthday'),
    said.who,
  );
  if (others.length > 0)
    return text(
      `Whose birthday do you mean: ${[one, ...others].map((row) => `${row?.name ?? ''} (${sayDay(row?.on ?? '')})`).join(' or ')}?`,
    );
  if (!one) return text(`I know no birthday of ${nameIn(said.who)}. On which day is it? Say “remind me on <day> to ${said.what}”.`);
  const title = capital(said.what);
  return ask(
    job,
    'calendar_meeting.add_entry',
    { title, start_day: one.on, end_day: one.on, all_day: true },
    {
      say: `I would put “${title}” on the calendar for ${sayDay(one.on)}, all day, as a reminder: that is the birthday of ${one.name}.`,
      details: [
        { label: 'What', value: title },
        { label: 'When', value: `${sayDay(one.on)}, all day` },
      ],
    },
  );
}

/** Whoever has all of a name in the words, else whoever has the only first or last name in them. */
function named(rows: readonly Anniversary[], words: string): readonly Anniversary[] {
  const said = wordsOf(words);
  const whole = rows.filter(({ name }) => wordsOf(name).every((word) => said.includes(word)));
  const capitals = (words.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).flatMap(wordsOf);
  // With two names said, one of them alone is somebody else.
  return whole.length > 0 || capitals.length > 1 ? whole : rows.filter(({ name }) => wordsOf(name).some((word) => said.includes(word)));
}

const nameIn = (words: string): string => /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/u.exec(words)?.[0] ?? 'that person';
