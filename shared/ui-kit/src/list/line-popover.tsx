import { Button, Input, Popover } from 'antd';
import { useState, type ReactNode } from 'react';

interface LinePopoverProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** What the button says about what is typed. */
  readonly submitLabel: (text: string) => string;
  /** Gets what was typed, trimmed and not empty. */
  readonly onSubmit: (text: string) => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/**
 * One line asked for beside a button, such as a name or a tag.
 *
 * @example
 * <LinePopover label="Tag" placeholder="VIP" maxLength={40} submitLabel={() => 'Add'} onSubmit={add}><Button>Add tag…</Button></LinePopover>
 */
export function LinePopover({ label, placeholder, maxLength, submitLabel, onSubmit, children }: LinePopoverProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const submit = () => {
    if (text === '') return;
    onSubmit(text);
    setOpen(false);
    setTyped('');
  };
  const content = (
    <div className="bf-list-save">
      <Input
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={submit}
      />
      <Button type="primary" disabled={text === ''} onClick={submit}>
        {submitLabel(text)}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={content}>
      {children}
    </Popover>
  );
}
