import type { Unit, UnitLog } from '@butterfly/contracts/inventory';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { api, keys, useProjectNames, versionOf } from '../inventory.client';
import { unitLabels, unitLogLabels } from '../model/labels';

/** The condition of a unit, and its whole life. */
export function UnitModal({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const cache = useQueryClient();
  const params = { id: String(unit.id) };
  return (
    <Modal open title={unit.code} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`unit-${unit.id}`}
        initial={{ status: unit.status, condition_note: unit.condition_note }}
        submitLabel="Save"
        failureTitle="The unit was not saved"
        submit={(body) => api.updateUnit({ params, body, ifMatch: versionOf(unit) })}
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <ChoiceField name="status" label="State" options={optionsOf(unitLabels)} />
        <TextField name="condition_note" label="Condition" maxLength={500} />
      </RecordForm>
      <UnitLife unit={unit} />
    </Modal>
  );
}

function UnitLife({ unit }: { unit: Unit }) {
  const names = useProjectNames();
  const found = useQuery({
    queryKey: [...keys.units(String(unit.item_id)), 'log', unit.id],
    queryFn: async ({ signal }) => (await api.listUnitLog({ params: { id: String(unit.id) }, signal })).data,
  });
  const detailOf = ({ kind, status, note, project_id: project }: UnitLog) =>
    project === null ? [kind === 'changed' && unitLabels[status], note].filter(Boolean).join(', ') : (names.get(project) ?? 'a project');
  return (
    <section aria-label="What came of it">
      <h3>What came of it</h3>
      <Loaded query={found} what="its life" kind="table">
        {(log) => (
          <ul className="inv-rows">
            {log.map((entry) => (
              <li key={entry.id}>
                <span>
                  {unitLogLabels[entry.kind]} <span className="bf-soft">{detailOf(entry)}</span>
                </span>
                <DateText value={entry.at} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
