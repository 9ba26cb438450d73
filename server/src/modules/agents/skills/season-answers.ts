import type { FlowerFacts } from '../planner/flower-catalogue.data';
import { FLOWER_FACTS } from '../planner/flower-catalogue.data';
import { factsIn, isInSeason, monthName, saySeason } from '../planner/flower-facts';
import { capital, listed } from '../planner/words';
import { findProject } from './find-project';
import { text, type Job, type Skill } from './job';
import { projectsIn } from './mentions';

const RULE_OF_THUMB = 'These are the usual seasons of the trade; your wholesaler knows what there is.';

/** Whether a flower can be had in a month, or what can. */
export const sayInSeason: Skill = async (job) => {
  const flowers = factsIn(job.plan.text);
  const { month, event } = await monthMeant(job);
  const ofEvent = event && month ? `\n${event} is in ${monthName(month)}.` : '';
  if (flowers.length > 0)
    return text(
      `${flowers.map((flower) => (month ? oneInMonth(flower, month) : `${capital(flower.name)}: in season ${saySeason(flower)}.`)).join('\n')}${ofEvent}`,
    );
  const when = month ?? Number(job.business.today.slice(5, 7));
  const seasonal = FLOWER_FACTS.filter((flower) => flower.season && isInSeason(flower, when)).map(({ name }) => name);
  const always = FLOWER_FACTS.filter((flower) => !flower.season)
    .map(({ name }) => name)
    .slice(0, 12);
  return text(
    `In season in ${monthName(when)}: ${listed(seasonal)}.\nThe whole year: ${listed(always)} and other greens.${ofEvent}\n${RULE_OF_THUMB}`,
  );
};

function oneInMonth(flower: FlowerFacts, month: number): string {
  const name = capital(flower.name);
  return isInSeason(flower, month)
    ? `Yes: ${name} is in season in ${monthName(month)} (${saySeason(flower)}).`
    : `No: ${name} is not in season in ${monthName(month)}. It is there from ${saySeason(flower)}.`;
}

/** The month that is named, or that of the event. */
async function monthMeant(job: Job): Promise<{ month?: number; event?: string }> {
  const { plan, turn } = job;
  const right = /\b(?:now|today|at the moment|currently)\b/i.test(plan.text) ? job.business.today : undefined;
  const day = plan.span?.from ?? right;
  if (day) return { month: Number(day.slice(5, 7)) };
  const [named] = await projectsIn(job, plan.text);
  const open = named ?? (turn.projectId === null ? undefined : await currentRow(job));
  return open?.event_date ? { month: Number(open.event_date.slice(5, 7)), event: open.name } : {};
}

async function currentRow(job: Job) {
  const found = await findProject(job, undefined);
  return found.kind === 'one' ? found.row : undefined;
}

export const sayVaseLife: Skill = async ({ plan }) =>
  text(
    factsIn(plan.text)
      .map(({ name, vaseDays }) => `${capital(name)} lasts about ${vaseDays} days in clean water, if it was cut fresh.`)
      .join('\n'),
  );

/** "How many bunches of Quicksand for 60 stems" */
export const sayBunches: Skill = async ({ plan }) => {
  // "Bunches of 25" is the size of a bunch, and none of the stems that are needed.
  const size = Number(/\b(?:bunch(?:es)?|packs?|boxes|bundles) of (\d{1,3})\b/i.exec(plan.text)?.[1] ?? 0);
  const stems = Number(/(\d{1,5})/.exec(plan.text.replace(/\b(?:bunch(?:es)?|packs?|boxes|bundles) of \d{1,3}\b/i, ''))?.[1] ?? 0);
  const flowers = factsIn(plan.text);
  if (stems === 0)
    return text(
      `${flowers.map(({ name, bunch }) => `${capital(name)} comes ${bunch} to a bunch`).join(', ')}. How many stems do you need?`,
    );
  return text(
    flowers
      .map(({ name, bunch: usual }) => {
        const bunch = size > 0 ? size : usual;
        const bunches = Math.ceil(stems / bunch);
        return `${bunches} bunch${bunches === 1 ? '' : 'es'} of ${name} for ${stems} stems: ${bunch} to a bunch, ${bunches * bunch - stems} over.`;
      })
      .join('\n'),
  );
};
