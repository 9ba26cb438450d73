import type { Item, Unit } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys, useProjectNames } from '../inventory.client';
import { unitLabels, unitTones } from '../model/labels';
import { NewUnitModal } from './new-unit.modal';
import { UnitModal } from './unit.modal';

/** Every single unit of a thing, in what condition it is and where. */
export function ItemUnits({ item, disabled }: { item: Item; disabled: boolean }) {
  const [asked, setAsked] = useState<number | 'new' | null>(null);
  const id = String(item.id);
  const found = useQuery({
    queryKey: keys.units(id),
    queryFn: async ({ signal }) => (await api.listUnits({ params: { id }, signal })).data,
  });
  const unit = found.data?.find((one) => one.id === asked);
  return (
    <section className="bf-panel" aria-label="Units">
      <div className="bf-panel-head">
        <h2>Units</h2>
        {!disabled && (
          <Button size="small" onClick={() => setAsked('new')}>
            New unit
          </Button>
        )}
      </div>
      <Loaded query={found} what="the units" kind="table">
        {(units) =>
          units.length === 0 ? (
            <p className="bf-soft">None has a number yet. Give each one its own, and print the labels.</p>
          ) : (
            <ul className="inv-rows bf-figures">
              {units.map((one) => (
                <UnitRow key={one.id} unit={one} onAsk={() => setAsked(one.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked === 'new' && <NewUnitModal item={item} onClose={() => setAsked(null)} />}
      {unit && <UnitModal unit={unit} onClose={() => setAsked(null)} />}
    </section>
  );
}

function UnitRow({ unit, onAsk }: { unit: Unit; onAsk: () => void }) {
  return (
    <li>
      <span>
        <Button type="link" className="inv-crop" onClick={onAsk}>
          {unit.code}
        </Button>
        {unit.condition_note && <span className="bf-soft inv-bed">{unit.condition_note}</span>}
      </span>
      <span className="inv-tags">
        <Whereabouts unit={unit} />
        <StatusDot tone={unitTones[unit.status]}>{unitLabels[unit.status]}</StatusDot>
      </span>
    </li>
  );
}

function Whereabouts({ unit: { is_out: isOut, project_id: projectId, location_name: place } }: { unit: Unit }) {
  const { nav } = usePlugin();
  const names = useProjectNames();
  if (!isOut) return <span className="bf-soft">{place}</span>;
  if (projectId === null) return <span>out</span>;
  return (
    <span>
      out with <Link to={nav.href('project', { projectId })}>{names.get(projectId) ?? 'a project'}</Link>
    </span>
  );
}
