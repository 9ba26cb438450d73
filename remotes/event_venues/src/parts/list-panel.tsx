import { Icon } from '@butterfly/ui-kit';
import { Button, Form } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

interface ListPanelProps<T extends object> {
  readonly title: string;
  /** What one of them is: "rule". */
  readonly noun: string;
  readonly items: readonly T[];
  readonly blank: T;
  readonly empty: string;
  readonly disabled: boolean;
  readonly draw: (item: T) => ReactNode;
  /** Says what a remove button removes. */
  readonly nameOf: (item: T) => string;
  /** The fields of one, as `Form.Item`s. */
  readonly fields: ReactNode;
  readonly onSave: (items: readonly T[]) => void;
}

/** A short list of a venue that is changed with it: each is read in a line, written in a form that opens where it stands. */
export function ListPanel<T extends object>(props: ListPanelProps<T>) {
  const { title, noun, items, blank, disabled, onSave } = props;
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const edit = (at: number, from: HTMLElement) => {
    opener.current = from;
    setOpen(at);
  };
  const save = (at: number, item: T) => {
    onSave(at === items.length ? [...items, item] : items.map((other, index) => (index === at ? item : other)));
    close();
  };
  const form = (at: number, item: T) => (
    <ItemForm item={item} fields={props.fields} onCancel={close} onSave={(written) => save(at, written)} />
  );
  return (
    <section className="bf-panel" aria-label={title}>
      <div className="bf-panel-head">
        <h2>{title}</h2>
        {!disabled && open === null && (
          <Button size="small" onClick={({ currentTarget }) => edit(items.length, currentTarget)}>
            Add a {noun}
          </Button>
        )}
      </div>
      {items.length === 0 && open === null && <p className="bf-soft">{props.empty}</p>}
      <ul className="ev-list">
        {items.map((item, at) => (
          <li key={`${at} ${props.nameOf(item)}`}>
            {open === at ? form(at, item) : <ItemLine {...props} item={item} at={at} onEdit={edit} />}
          </li>
        ))}
      </ul>
      {open === items.length && form(items.length, blank)}
    </section>
  );
}

interface ItemLineProps<T extends object> extends ListPanelProps<T> {
  readonly item: T;
  readonly at: number;
  readonly onEdit: (at: number, from: HTMLElement) => void;
}

function ItemLine<T extends object>({ item, at, items, disabled, draw, nameOf, onEdit, onSave }: ItemLineProps<T>) {
  return (
    <div className="ev-line">
      <div>{draw(item)}</div>
      {!disabled && (
        <span className="ev-line-buttons">
          <Button
            type="text"
            size="small"
            aria-label={`Change ${nameOf(item)}`}
            icon={<Icon name="edit" />}
            onClick={({ currentTarget }) => onEdit(at, currentTarget)}
          />
          <Button
            type="text"
            size="small"
            aria-label={`Remove ${nameOf(item)}`}
            icon={<Icon name="trash" />}
            onClick={() => onSave(items.filter((_, index) => index !== at))}
          />
        </span>
      )}
    </div>
  );
}

interface ItemFormProps<T extends object> {
  readonly item: T;
  readonly fields: ReactNode;
  readonly onSave: (item: T) => void;
  readonly onCancel: () => void;
}

function ItemForm<T extends object>({ item, fields, onSave, onCancel }: ItemFormProps<T>) {
  return (
    <Form<T>
      className="ev-form"
      layout="vertical"
      initialValues={item}
      requiredMark={false}
      onFinish={(written) => onSave({ ...item, ...written })}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      {fields}
      <div className="ev-form-buttons bf-wraps">
        <Button type="primary" size="small" htmlType="submit">
          Save
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
