import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { crm, keys } from '../crm.client';
import { errorWords } from '../parts/error-words';
import { useOwners } from '../parts/use-owners';

interface StageHistoryProps {
  readonly project: Project;
  readonly stageOf: (id: number) => Stage | undefined;
}

/** What happened to the project, the newest first. */
export function StageHistory({ project, stageOf }: StageHistoryProps) {
  const id = String(project.id);
  const owners = useOwners();
  const history = useQuery({
    queryKey: keys.history(id),
    queryFn: async ({ signal }) => (await crm.listStageChanges({ params: { id }, signal })).data,
  });
  const nameOf = (member: number | null) => owners.find((owner) => owner.id === member)?.name;
  return (
    <section className="crm-panel" aria-labelledby="history-title">
      <h2 id="history-title">Activity</h2>
      {history.isError && <p className="crm-field-error" role="alert">The earlier stages could not be loaded. {errorWords(history.error)}</p>}
      <ol className="crm-history">
        {history.data?.map((change) => {
          const to = stageOf(change.to_stage_id);
          const by = nameOf(change.by_id);
          return (
            <li key={change.id}>
              <p>Moved to {to ? <StatusDot tone={to.color}>{to.name}</StatusDot> : 'another stage'}</p>
              <p className="crm-soft">
                <DateText value={change.at} as="moment" />
                {by && <> · {by}</>}
                {change.days_in_previous !== null && <> · after {days(change.days_in_previous)} in {stageOf(change.from_stage_id ?? 0)?.name ?? 'the stage before'}</>}
              </p>
            </li>
          );
        })}
        <li>
          <p>Project created</p>
          <p className="crm-soft"><DateText value={project.created_at} as="moment" /></p>
        </li>
      </ol>
    </section>
  );
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
