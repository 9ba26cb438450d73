import type { StocktakeLine } from '@butterfly/contracts/inventory';
import { StatusTag } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useCount } from './use-count';

interface CountRowProps {
  readonly line: StocktakeLine;
  readonly stocktakeId: number;
  readonly isOpen: boolean;
}

/** One thing of a sheet; a number is sent when the field is left, or with Enter. */
export function CountRow({ line, stocktakeId, isOpen }: CountRowProps) {
  const { item_id: itemId, item_name: name, sku, expected, counted, variance } = line;
  return (
    <tr>
      <th scope="row">
        {name}
        {sku !== null && <span className="bf-soft inv-bed">{sku}</span>}
      </th>
      <td>{expected ?? '–'}</td>
      <td>{isOpen ? <CountField key={counted} itemId={itemId} name={name} counted={counted} stocktakeId={stocktakeId} /> : counted}</td>
      <td>
        <Variance units={variance} />
      </td>
    </tr>
  );
}

function Variance({ units }: { units: number | null }) {
  if (units === null) return '–';
  if (units === 0) return <StatusTag tone="eucalyptus">As it should be</StatusTag>;
  return <StatusTag tone="clay">{units > 0 ? `${units} more` : `${-units} missing`}</StatusTag>;
}

interface CountFieldProps extends Pick<StocktakeLine, 'counted'> {
  readonly itemId: number;
  readonly name: string;
  readonly stocktakeId: number;
}

function CountField({ itemId, name, counted, stocktakeId }: CountFieldProps) {
  const [text, setText] = useState(counted === null ? '' : String(counted));
  const count = useCount(stocktakeId);
  const send = (replace = false) => {
    if (!/^\d+$/.test(text) || Number(text) === counted) return;
    count.send({ item_id: itemId, counted: Number(text), replace });
  };
  return (
    <span className="inv-count">
      <Input
        aria-label={`Counted of ${name}`}
        inputMode="numeric"
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
        onPressEnter={() => send()}
        onBlur={() => send()}
      />
      {count.isDisputed && (
        <Button size="small" loading={count.busy} onClick={() => send(true)}>
          Take mine
        </Button>
      )}
      <span role="alert" className="inv-problem">
        {count.problem}
      </span>
    </span>
  );
}
