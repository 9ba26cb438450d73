import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { DateText, Icon, StatusDot } from '@butterfly/ui-kit';

/** On, off, or why it cannot be used, and who said so. */
export function PluginState({ plugin: { enabled, state, needs, switched, in_plan: inPlan } }: { plugin: TenantPlugin }) {
  const by = switched && (
    <span className="bf-soft">
      {' '}
      · {switched.by ?? 'somebody'}, <DateText value={switched.at} />
    </span>
  );
  if (!inPlan) return <StatusDot tone="neutral">Not in your plan</StatusDot>;
  if (!enabled)
    return (
      <span>
        <StatusDot tone="neutral">Off</StatusDot>
        {by}
      </span>
    );
  if (state === 'ready')
    return (
      <span>
        <StatusDot tone="eucalyptus">On</StatusDot>
        {by}
      </span>
    );
  if (state === 'not_released') return <StatusDot tone="iris">On, not released yet</StatusDot>;
  return (
    <span title={needs ?? undefined}>
      <StatusDot tone="clay">On, but unavailable</StatusDot> <span className="bf-soft">{needs}</span>
    </span>
  );
}

/** What is out of the ordinary about the version this business gets. */
export function PluginMarks({
  plugin: {
    delivery: { channel, hold, frozen, rollout, pending_consent: asked },
  },
}: {
  plugin: TenantPlugin;
}) {
  const marks = [
    asked.length > 0 && (
      <StatusDot key="consent" tone="marigold">
        Asks for your consent
      </StatusDot>
    ),
    hold && (
      <StatusDot key="hold" tone="iris">
        Held until <DateText value={hold.until} />
      </StatusDot>
    ),
    frozen && (
      <StatusDot key="frozen" tone="iris">
        Kept for the event
      </StatusDot>
    ),
    channel === 'beta' && (
      <StatusDot key="beta" tone="blush">
        Early access
      </StatusDot>
    ),
    rollout && (
      <StatusDot key="rollout" tone="blush">
        Trial of {rollout.version}
      </StatusDot>
    ),
  ].filter(Boolean);
  return marks.length > 0 ? <span className="mm-marks">{marks}</span> : null;
}

export function PluginProblemLine({ plugin: { last_problem: problem } }: { plugin: TenantPlugin }) {
  if (!problem) return null;
  return (
    <p className="mm-problem">
      <Icon name="warning" size={16} /> <DateText value={problem.at} />: {problem.message}
      {problem.times > 1 && ` (${problem.times} times)`}
    </p>
  );
}
