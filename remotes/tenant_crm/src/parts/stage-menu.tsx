import type { Stage } from '@butterfly/contracts/tenant_crm';
import { Icon, StatusDot } from '@butterfly/ui-kit';
import { Dropdown } from 'antd';

interface StageMenuProps {
  readonly stages: readonly Stage[];
  readonly current: Stage | undefined;
  readonly projectName: string;
  readonly disabled?: boolean;
  /** What the button shows; default: the stage. */
  readonly label?: string;
  readonly onPick: (stage: Stage) => void;
}

/** The stage of a project as a button that opens the other stages. */
export function StageMenu({ stages, current, projectName, disabled = false, label, onPick }: StageMenuProps) {
  if (!current) return <span className="bf-soft">…</span>;
  if (disabled) return <StatusDot tone={current.color}>{current.name}</StatusDot>;
  const items = stages.map((stage) => ({
    key: String(stage.id),
    label: <StatusDot tone={stage.color}>{stage.name}</StatusDot>,
    disabled: stage.id === current.id,
  }));
  const pick = ({ key }: { key: string }) => {
    const stage = stages.find(({ id }) => String(id) === key);
    if (stage) onPick(stage);
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: pick, className: 'crm-stage-menu' }}>
      <button
        type="button"
        className="crm-stage-button"
        aria-haspopup="menu"
        aria-label={`Stage of ${projectName}: ${current.name}. Change`}
      >
        {label ?? <StatusDot tone={current.color}>{current.name}</StatusDot>}
        <Icon name="chevron-down" size={14} />
      </button>
    </Dropdown>
  );
}
