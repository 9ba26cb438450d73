import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { money, NO_PROJECTS, text, type Skill } from './job';

/** How the pipeline stands, in words. */
export const sayFigures: Skill = async (job) => {
  const answer = await job.tools.read('tenant_crm.figures');
  if (answer.kind === 'missing') return text(NO_PROJECTS);
  if (answer.kind === 'refused') return text('The figures could not be read just now. Please try again.');
  const { open, booked, waiting, decided, leads, currency, upcoming } = answer.data as Dashboard;
  const amount = (cents: number) => money(cents, { currency, locale: job.business.locale });
  const lines = [
    `Open: ${open.count} project${open.count === 1 ? '' : 's'} worth ${amount(open.value_cents)}, ${amount(open.weighted_cents)} weighted.`,
    `Booked: ${booked.count} worth ${amount(booked.value_cents)}.`,
    decided.win_rate_bps === null
      ? ''
      : `Win rate of the last year: ${Math.round(decided.win_rate_bps / 100)} % (${decided.won} won, ${decided.lost} lost).`,
    waiting.length > 0
      ? `Waiting too long: ${waiting
          .slice(0, 4)
          .map(({ name, days_in_stage }) => `${name} (${days_in_stage} days)`)
          .join(', ')}.`
      : 'Nothing is waiting too long.',
    `${leads.open} open leads${leads.late > 0 ? `, ${leads.late} of them without the first answer in time` : ''}.`,
    upcoming[0] ? `Next event: ${upcoming[0].name}.` : '',
  ];
  const earned = /\b(?:make|made|earn(?:ed)?|take in|turn(?:ed)? over|bill(?:ed)?|invoiced?|profit|income|earnings|revenue|paid)\b/i.test(
    job.plan.text,
  );
  const honest = earned ? ['I cannot see what was invoiced or paid. What the pipeline says now:'] : [];
  return text([...honest, ...lines.filter(Boolean)].join('\n'));
};
