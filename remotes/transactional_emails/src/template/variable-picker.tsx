import type { Template } from '@butterfly/contracts/transactional_emails';
import { Button, Tooltip } from 'antd';

interface VariablePickerProps {
  readonly variables: Template['variables'];
  readonly disabled: boolean;
  readonly onPick: (name: string) => void;
}

/** What may stand in the mail; a press puts it where the cursor is. */
export function VariablePicker({ variables, disabled, onPick }: VariablePickerProps) {
  return (
    <fieldset className="mail-variables">
      <legend className="bf-record-label">Variables</legend>
      {variables.map(({ name, label, sample }) => (
        <Tooltip key={name} title={`${label}, such as ${sample}`}>
          <Button size="small" disabled={disabled} aria-label={`Insert: ${label}`} onClick={() => onPick(name)}>
            {name}
          </Button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
