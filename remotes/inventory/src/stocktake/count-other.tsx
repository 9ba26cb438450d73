import type { Stocktake } from '@butterfly/contracts/inventory';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { named, useItems } from '../inventory.client';
import { useCount } from './use-count';

/** Something stands here that should not: it is counted too. */
export function CountOther({ stocktake: { id, lines } }: { stocktake: Stocktake }) {
  const items = useItems();
  const [item, setItem] = useState<number | null>(null);
  const [text, setText] = useState('');
  const count = useCount(id, () => {
    setItem(null);
    setText('');
  });
  const known = new Set(lines.map(({ item_id }) => item_id));
  return (
    <div className="inv-filters" role="group" aria-label="Something else is here">
      <Select<number>
        aria-label="Thing that is here too"
        placeholder="Something else is here"
        className="inv-place"
        value={item}
        options={named(items.filter((one) => !known.has(one.id)))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={setItem}
      />
      <Input
        aria-label="How many of it"
        inputMode="numeric"
        className="inv-number"
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
      />
      <Button
        loading={count.busy}
        disabled={item === null || text === ''}
        onClick={() => item !== null && count.send({ item_id: item, counted: Number(text) })}
      >
        Add to the sheet
      </Button>
      <span role="alert">{count.problem}</span>
    </div>
  );
}
