import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { DateText, Icon } from '@butterfly/ui-kit';
import { UndoBar } from '@butterfly/ui-kit/record';
import { Drawer } from 'antd';
import { PluginProblemLine, PluginState } from '../plugin-facts';
import { ChannelSection } from './channel-section';
import { ConsentSection } from './consent-section';
import { ExplainSection } from './explain-section';
import { HistorySection } from './history-section';
import { HoldSection } from './hold-section';
import { useDelivery } from './use-delivery';

/** One plugin for this business: which version, since when and why, what is decided about it, and what happened. */
export function PluginDrawer({ plugin, onClose }: { plugin: TenantPlugin; onClose: () => void }) {
  const delivery = useDelivery(plugin);
  return (
    <Drawer open size={560} onClose={onClose} title={plugin.title} className="mm-drawer">
      <div className="mm-sections">
        {delivery.last && (
          <UndoBar text={delivery.last.text} busy={delivery.busy} onUndo={() => delivery.takeBack()} onClose={delivery.forget} />
        )}
        <Facts plugin={plugin} />
        <ConsentSection plugin={plugin} delivery={delivery} />
        <ChannelSection plugin={plugin} delivery={delivery} />
        <HoldSection plugin={plugin} delivery={delivery} />
        <ExplainSection id={plugin.id} />
        <HistorySection id={plugin.id} />
      </div>
    </Drawer>
  );
}

function Facts({ plugin }: { plugin: TenantPlugin }) {
  const {
    version,
    since,
    in_plan: inPlan,
    delivery: { why, frozen, rollout },
  } = plugin;
  return (
    <section className="mm-section mm-facts">
      <p className="mm-lead">
        <PluginState plugin={plugin} />
      </p>
      <p>
        {version ? (
          <>
            Version <strong className="mm-tabular">{version}</strong>
            {since && (
              <>
                {' '}
                since <DateText value={since} />
              </>
            )}
            {why && <span className="bf-soft"> · {why}</span>}
          </>
        ) : (
          'No version has been released yet.'
        )}
      </p>
      {!inPlan && <p>Your plan does not include it.</p>}
      {frozen && (
        <p>
          <Icon name="lock" size={16} /> Nothing changes before the event is over.
        </p>
      )}
      {rollout && (
        <p>
          Your business is among the first {rollout.percent} % to get {rollout.version}
          {rollout.state === 'paused' && '; the trial is paused'}. Should it fail more often than the version before, everybody goes back by
          itself.
        </p>
      )}
      <PluginProblemLine plugin={plugin} />
    </section>
  );
}
