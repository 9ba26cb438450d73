import type { Choice } from '@butterfly/contracts/tenant_crm';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input, Switch } from 'antd';
import { useState } from 'react';
import { BlurInput } from '@butterfly/record-kit/fields';
import { freshKey } from './fresh-key';

interface ChoiceListSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly entries: readonly Choice[];
  /** True: entries are renamed and hidden, none is added. */
  readonly fixed?: boolean;
  readonly onSave: (entries: Choice[]) => void;
}

/** A list that a business words itself: rename, order, hide, add. Nothing is deleted, since records may have it. */
export function ChoiceListSection({ id, title, text, entries, fixed = false, onSave }: ChoiceListSectionProps) {
  const [added, setAdded] = useState('');
  const change = (key: string, part: Partial<Choice>) =>
    onSave(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const lift = (at: number) => {
    const [above, own] = [entries[at - 1], entries[at]];
    if (above && own) onSave([...entries.slice(0, at - 1), own, above, ...entries.slice(at + 1)]);
  };
  const add = () => {
    const label = added.trim();
    if (label === '') return;
    onSave([
      ...entries,
      {
        key: freshKey(
          label,
          entries.map(({ key }) => key),
        ),
        label,
        hidden: false,
      },
    ]);
    setAdded('');
  };
  return (
    <section className="crm-setting" aria-labelledby={`${id}-heading`}>
      <div className="crm-setting-words">
        <h2 id={`${id}-heading`}>{title}</h2>
        <p className="bf-soft">{text}</p>
      </div>
      <div>
        <ul className="crm-choice-list">
          {entries.map(({ key, label, hidden }, at) => (
            <li key={key} data-hidden={hidden || undefined}>
              <BlurInput
                label={`Name of ${label}`}
                value={label}
                maxLength={60}
                onSave={(next) => next !== '' && change(key, { label: next })}
              />
              <Button
                type="text"
                aria-label={`Move ${label} up`}
                disabled={at === 0}
                icon={<Icon name="chevron-up" size={16} />}
                onClick={() => lift(at)}
              />
              <Switch aria-label={`Offer ${label}`} checked={!hidden} onChange={(offered) => change(key, { hidden: !offered })} />
            </li>
          ))}
        </ul>
        {!fixed && (
          <div className="crm-add">
            <Input
              aria-label={`Add to ${title.toLowerCase()}`}
              placeholder="Add another"
              maxLength={60}
              value={added}
              onChange={(event) => setAdded(event.target.value)}
              onPressEnter={add}
            />
            <Button disabled={added.trim() === ''} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
