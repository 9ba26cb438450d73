import type { WantedItem, WishAnswer } from '@butterfly/contracts/client_requests';
import { Icon } from '@butterfly/ui-kit';
import { Button, InputNumber, Select } from 'antd';

interface WishItemsProps {
  readonly items: readonly WantedItem[];
  readonly lines: WishAnswer['lines'];
  readonly onItems: (items: readonly WantedItem[]) => void;
}

/** The lines that a wish is about, with how many are wanted; what was read from the words can be corrected. */
export function WishItems({ items, lines, onItems }: WishItemsProps) {
  const nowOf = (name: string) => lines.find((line) => line.name.toLowerCase() === name.toLowerCase())?.quantity ?? null;
  const free = lines.filter(({ name }) => !items.some(({ line }) => line.toLowerCase() === name.toLowerCase()));
  return (
    <div className="cr-items">
      <ul>
        {items.map(({ line, to }) => (
          <li key={line}>
            <span className="cr-item-name">{line}</span>
            <span className="bf-figures cr-item-change">
              <span>{nowOf(line) ?? 'not in it'}</span>
              <span aria-label="becomes">→</span>
              <InputNumber
                aria-label={`${line}: how many are wanted`}
                min={0}
                max={100_000}
                precision={0}
                value={to}
                onChange={(next) => next !== null && onItems(items.map((one) => (one.line === line ? { line, to: next } : one)))}
              />
            </span>
            <Button
              type="text"
              aria-label={`Leave ${line} as it is`}
              icon={<Icon name="close" size={16} />}
              onClick={() => onItems(items.filter((one) => one.line !== line))}
            />
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <Select<string>
          aria-label="Another line of the proposal"
          placeholder={items.length === 0 ? 'Choose what they mean' : 'Something else as well'}
          value={null}
          options={free.map(({ name, quantity }) => ({ value: name, label: `${name}, ${quantity} now` }))}
          onChange={(line) => onItems([...items, { line, to: nowOf(line) ?? 0 }])}
          showSearch={{ optionFilterProp: 'label' }}
        />
      )}
    </div>
  );
}
