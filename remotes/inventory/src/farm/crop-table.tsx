import type { Crop } from '@butterfly/contracts/inventory';
import { StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { cropLabels, cropTones } from '../model/labels';
import { shareText } from '../model/share-text';
import { TableHead } from '../model/table-head';
import { CropModal } from './crop.modal';
import { FarmMoveModal } from './farm-move.modal';
import { HarvestModal } from './harvest.modal';
import { TransferModal } from './transfer.modal';

type Asked = 'change' | 'harvest' | 'move' | 'transfer';

/** Crops with what was cut of what was expected, and what is done with it next. */
export function CropTable({ crops }: { crops: readonly Crop[] }) {
  const [asked, setAsked] = useState<{ what: Asked; id: number } | null>(null);
  const crop = crops.find(({ id }) => id === asked?.id);
  const onClose = () => setAsked(null);
  return (
    <div className="inv-scroll">
      <table className="inv-table bf-figures">
        <TableHead labels={['Crop', 'State', 'Cut of expected', 'Left', 'Found no use']} hasActions />
        <tbody>
          {crops.map((row) => (
            <Row key={row.id} crop={row} onAsk={(what) => setAsked({ what, id: row.id })} />
          ))}
        </tbody>
      </table>
      {crop && asked?.what === 'harvest' && <HarvestModal crop={crop} onClose={onClose} />}
      {crop && asked?.what === 'transfer' && <TransferModal crop={crop} onClose={onClose} />}
      {crop && asked?.what === 'move' && <FarmMoveModal crop={crop} onClose={onClose} />}
      {crop && asked?.what === 'change' && <CropModal crop={crop} onClose={onClose} />}
    </div>
  );
}

/** What a crop is called: its flower, with its variety. */
const titleOf = ({ ingredient_name: name, variety }: Crop): string => (variety && !name.includes(variety) ? `${name}, ${variety}` : name);

function Row({ crop, onAsk }: { crop: Crop; onAsk: (what: Asked) => void }) {
  const title = titleOf(crop);
  const isOver = crop.status === 'finished' || crop.status === 'failed';
  return (
    <tr>
      <th scope="row">
        <Button type="link" className="inv-crop" onClick={() => onAsk('change')}>
          {title}
        </Button>
        {crop.bed && <span className="bf-soft inv-bed">{crop.bed}</span>}
      </th>
      <td>
        <StatusDot tone={cropTones[crop.status]}>{cropLabels[crop.status]}</StatusDot>
      </td>
      <td>
        {crop.harvested} of {crop.expected_stems}
      </td>
      <td>
        <strong>{crop.stems_left}</strong>
      </td>
      <td>{shareText(crop.unsold_bps)}</td>
      <td className="inv-actions">
        {!isOver && (
          <Button size="small" aria-label={`Harvest ${title}`} onClick={() => onAsk('harvest')}>
            Harvest
          </Button>
        )}
        {crop.stems_left > 0 && (
          <>
            <Button size="small" aria-label={`Take ${title} into the shop`} onClick={() => onAsk('transfer')}>
              Into the shop
            </Button>
            <Button size="small" aria-label={`${title} sold or composted`} onClick={() => onAsk('move')}>
              Sold or composted
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
