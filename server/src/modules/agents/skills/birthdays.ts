import type { Anniversary } from '@butterfly/contracts/contact_management';
import { sayDay } from '../planner/dates';
import { text, type Skill } from './job';

const SHOWN = 8;
const DAYS = 60;
const MOST_DAYS = 366;

/** Birthdays and anniversaries of the next days, the next first. */
export const listBirthdays: Skill = async (job) => {
  const {
    plan: { span },
    business: { today },
  } = job;
  const until = span ? Math.ceil((Date.parse(span.to) - Date.parse(today)) / 86_400_000) : DAYS;
  const days = Math.min(MOST_DAYS, Math.max(1, until));
  const answer = await job.tools.read('contact_management.anniversaries', { days });
  if (answer.kind === 'missing')
    return text('You do not have the address book, so I cannot look for birthdays. An administrator of your business can give it to you.');
  if (answer.kind === 'refused') return text('The birthdays could not be read just now. Please try again.');
  const found = (answer.data as Anniversary[]).filter(({ on }) => !span || (on >= span.from && on <= span.to));
  if (found.length === 0) return text(`There is no birthday or anniversary ${span ? 'in that time' : `in the next ${days} days`}.`);
  const lines = found
    .slice(0, SHOWN)
    .map(
      ({ kind, on, years, name, project_name }) =>
        `- ${sayDay(on)} · ${name}${kind === 'birthday' ? `, birthday (${years})` : `, ${years} year${years === 1 ? '' : 's'} since ${project_name ?? 'the event'}`}`,
    );
  return text(
    `Birthdays and anniversaries:\n${lines.join('\n')}${found.length > lines.length ? `\n… and ${found.length - lines.length} more.` : ''}`,
  );
};
