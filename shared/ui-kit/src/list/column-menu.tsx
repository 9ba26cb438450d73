import { Icon } from '@butterfly/ui-kit';
import { Button, Checkbox, Popover } from 'antd';
import { shownColumns, type ListColumn } from './list-column';

interface ColumnMenuProps<R> {
  readonly columns: readonly ListColumn<R>[];
  readonly chosen: readonly string[] | null;
  readonly onChoose: (ids: readonly string[] | null) => void;
}

/** Which columns a person wants to see; remembered for that person. */
export function ColumnMenu<R>({ columns, chosen, onChoose }: ColumnMenuProps<R>) {
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  const toggle = (id: string) => onChoose(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const content = (
    <div className="bf-list-columns" role="group" aria-label="Columns">
      {columns.map(({ id, label, kind }) => (
        <Checkbox key={id} checked={shown.includes(id)} disabled={kind === 'title'} onChange={() => toggle(id)}>
          {label}
        </Checkbox>
      ))}
      <Button size="small" disabled={chosen === null} onClick={() => onChoose(null)}>
        The usual columns
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Button aria-label="Choose columns" aria-haspopup="dialog" title="Choose columns" icon={<Icon name="columns" size={18} />} />
    </Popover>
  );
}
