import type { Reservation, UnitScan } from '@butterfly/contracts/inventory';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { api, keys } from '../inventory.client';
import { CameraScan } from '../scan/camera-scan';
import { scanned, type Direction } from './scanned';
import { useStep } from './steps';

const ways = [
  { value: 'check_out' as Direction, label: 'Hand out' },
  { value: 'check_in' as Direction, label: 'Take back' },
];

/** A scanner types a label and presses Enter, or the camera reads it: one unit goes out, or is back. */
export function ScanField({ projectId, reservations }: { projectId: number; reservations: readonly Reservation[] }) {
  const [way, setWay] = useState<Direction>('check_out');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const step = useStep();
  const scanUnit = useUnitScan(setSaid);
  const take = (text: string) => {
    const found = scanned(reservations, { code: text, way });
    setCode('');
    setSaid(found.text);
    if (found.reservation) step.go({ reservation: found.reservation, step: way, qty: 1 });
    // A label of no thing may be that of a single unit.
    else if (!found.isThing && text.trim() !== '') scanUnit({ project_id: projectId, code: text.trim(), way });
  };
  return (
    <div className="inv-scan">
      <Segmented aria-label="What scanning does" options={ways} value={way} onChange={setWay} />
      <Input
        aria-label="Scan or type a label"
        placeholder="Scan or type a label, then Enter"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onPressEnter={() => take(code)}
      />
      <CameraScan onCode={take} said={said} />
      <span aria-live="polite" className="bf-soft">
        {said}
      </span>
    </div>
  );
}

/** Hands out or takes back the unit with a number of its own, and says what became of it. */
function useUnitScan(say: (text: string) => void): (scan: UnitScan) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: UnitScan) => api.scanUnit({ body }),
    onSuccess: ({ data: { unit } }) => {
      say(`${unit.item_name} ${unit.code} is ${unit.is_out ? 'out' : 'back'}`);
      void cache.invalidateQueries({ queryKey: keys.goods });
    },
    onError: (error) => say(errorMessage(error)),
  });
  return mutate;
}
