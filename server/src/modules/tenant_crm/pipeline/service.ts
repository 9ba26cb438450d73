import type { Dashboard, Pipeline, PipelineQuery, Stage, Sums } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { stagesOf } from '../stages/repository';
import { decidedProjects, leadFigures } from './figures/repository';
import { cardsByStage, sumsByStage, upcomingProjects, waitingProjects } from './repository';

const ROWS = 8;

type StageSums = Sums & { stage: Stage };

/** The board: every stage with its exact sums and its first cards. */
export async function readPipeline(db: Db, { query, currency }: { query: PipelineQuery; currency: string }): Promise<Pipeline> {
  const stages = await sumsOfStages(db, query);
  const cards = await cardsByStage(db, query);
  const columns = stages.map((sums) => ({ ...sums, cards: cards.filter((card) => card.stage_id === sums.stage.id) }));
  return { currency, ...totalsOf(stages), columns };
}

export async function readTotals(db: Db): Promise<Pick<Pipeline, 'open' | 'booked'>> {
  return totalsOf(await sumsOfStages(db, {}));
}

export async function readDashboard(db: Db, { today, currency }: { today: string; currency: string }): Promise<Dashboard> {
  const stages = await sumsOfStages(db, {});
  const upcoming = await upcomingProjects(db, { from: today, to: null, limit: ROWS });
  const waiting = await waitingProjects(db, ROWS);
  return {
    currency,
    today,
    ...totalsOf(stages),
    stages,
    upcoming,
    waiting,
    ...(await decidedProjects(db, today)),
    leads: await leadFigures(db, { today, rows: ROWS }),
  };
}

async function sumsOfStages(db: Db, query: PipelineQuery): Promise<StageSums[]> {
  const stages = await stagesOf(db);
  const sums = new Map((await sumsByStage(db, query)).map(({ stage_id, ...rest }) => [stage_id, rest]));
  return stages.map((stage) => ({ stage, ...(sums.get(stage.id) ?? nothing) }));
}

const nothing: Sums = { count: 0, value_cents: 0, weighted_cents: 0 };

function totalsOf(stages: readonly StageSums[]): Pick<Pipeline, 'open' | 'booked'> {
  const total = (kind: Stage['kind']) =>
    stages
      .filter(({ stage }) => stage.kind === kind)
      .reduce(
        (sum, one) => ({
          count: sum.count + one.count,
          value_cents: sum.value_cents + one.value_cents,
          weighted_cents: sum.weighted_cents + one.weighted_cents,
        }),
        nothing,
      );
  return { open: total('open'), booked: total('booked') };
}
