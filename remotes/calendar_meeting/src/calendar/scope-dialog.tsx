import { scopes, type Scope } from '@butterfly/contracts/calendar_meeting';
import { Button, Modal } from 'antd';

interface ScopeDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChoose: (scope: Scope) => void;
}

/** Which days of a series are meant. */
export function ScopeDialog({ title, busy, onClose, onChoose }: ScopeDialogProps) {
  return (
    <Modal open title={title} onCancel={onClose} footer={null}>
      <p>It comes again. What do you mean?</p>
      <div className="cal-choices bf-wraps">
        {(Object.entries(scopes) as [Scope, string][]).map(([scope, label]) => (
          <Button key={scope} block loading={busy} onClick={() => onChoose(scope)}>
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
