import type { CustomEntity } from '@butterfly/contracts/tenant_crm';
import { CustomFieldEditor } from '@butterfly/record-kit/custom-fields';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Segmented } from 'antd';
import { useState } from 'react';
import { customFields } from '../crm.sources';

const entities: Readonly<Record<CustomEntity, string>> = {
  project: 'Projects',
  lead: 'Leads',
  contact: 'Contacts',
  organization: 'Organizations',
};

/** Fields of the business's own. */
export function CustomFieldsSection() {
  const [entity, setEntity] = useState<CustomEntity>('project');
  return (
    <section className="crm-setting" aria-labelledby="custom-heading">
      <div className="crm-setting-words">
        <h2 id="custom-heading">Fields of your own</h2>
        <p className="bf-soft">They appear on the record and in its form. A field that is put away keeps its values.</p>
      </div>
      <div>
        <Segmented<CustomEntity> aria-label="Fields of" value={entity} options={optionsOf(entities)} onChange={setEntity} />
        <CustomFieldEditor source={customFields} entity={entity} />
      </div>
    </section>
  );
}
