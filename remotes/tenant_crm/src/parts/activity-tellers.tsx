import type { ActivitySource, RecordActivity } from '@butterfly/record-kit/activity';
import { StatusDot } from '@butterfly/ui-kit';
import { useChoices } from './use-settings';
import { useStages } from './use-stages';

const statusLabels: Readonly<Record<string, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  lost: 'Lost',
};

const textOf = ({ details }: RecordActivity, name: string) => (typeof details[name] === 'string' ? details[name] : '');

/** What only the CRM tells in a timeline: moves between stages, steps of a lead. */
export const activityTellers: NonNullable<ActivitySource['tellers']> = {
  stage: { Text: StageText, aside: daysInStage },
  status: { Text: StatusText },
  told: { Text: ({ activity }) => <>{textOf(activity, 'words')}</> },
  converted: {
    Text: ({ activity }) => (
      <>{activity.details['project_id'] ? 'Became a project' : `Came from the lead “${textOf(activity, 'lead_title')}”`}</>
    ),
  },
};

function StageText({ activity }: { activity: RecordActivity }) {
  const { stageOf } = useStages();
  const to = stageOf(Number(activity.details['to_stage_id']));
  return <>Moved to {to ? <StatusDot tone={to.color}>{to.name}</StatusDot> : 'a stage that was deleted since'}</>;
}

function StatusText({ activity }: { activity: RecordActivity }) {
  const reasons = useChoices('lost_reasons');
  const [to, reason] = [textOf(activity, 'to'), textOf(activity, 'reason')];
  return (
    <>
      {statusLabels[to] ?? to}
      {reason && `: ${reasons.label(reason)}`}
    </>
  );
}

function daysInStage({ details }: RecordActivity): string {
  const days = Number(details['days_in_previous'] ?? 0);
  return ` · after ${days} ${days === 1 ? 'day' : 'days'}`;
}
