import type { Reservation } from '@butterfly/contracts/inventory';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { scanned, type Direction } from './scanned';
import { useStep } from './steps';

const ways = [
  { value: 'check_out' as Direction, label: 'Hand out' },
  { value: 'check_in' as Direction, label: 'Take back' },
];

/** A scanner types the label of a thing and presses Enter: one unit of it goes out, or is back. */
export function ScanField({ reservations }: { reservations: readonly Reservation[] }) {
  const [way, setWay] = useState<Direction>('check_out');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const step = useStep();
  const take = () => {
    const found = scanned(reservations, { code, way });
    setCode('');
    setSaid(found.text);
    if (found.reservation) step.go({ reservation: found.reservation, step: way, qty: 1 });
  };
  return (
    <div className="inv-scan">
      <Segmented aria-label="What scanning does" options={ways} value={way} onChange={setWay} />
      <Input
        aria-label="Scan or type a label"
        placeholder="Scan or type a label, then Enter"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onPressEnter={take}
      />
      <span aria-live="polite" className="bf-soft">
        {said}
      </span>
    </div>
  );
}
