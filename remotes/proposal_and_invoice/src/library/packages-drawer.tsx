import { contentsText, type ProposalPackage } from '@butterfly/contracts/proposal_and_invoice';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';
import { PackageForm } from './package-form';

/** Several things under one price, to be dropped into any section. */
export function PackagesDrawer({ onClose }: { readonly onClose: () => void }) {
  const [editing, setEditing] = useState<ProposalPackage | 'new' | null>(null);
  const all = useQuery({ queryKey: keys.packages, queryFn: async ({ signal }) => (await api.listPackages({ signal })).data });
  const close = () => setEditing(null);
  return (
    <Drawer open size={640} onClose={onClose} title="Packages">
      {editing === null ? (
        <div className="pi-library-preview">
          <p>Several things under one price. A change counts for what is dropped in later; what was written or sent keeps what it says.</p>
          <Loaded query={all} what="the packages" kind="table">
            {(rows) => <PackageList rows={rows} onEdit={setEditing} />}
          </Loaded>
          <p>
            <Button type="primary" onClick={() => setEditing('new')}>
              New package
            </Button>
          </p>
        </div>
      ) : (
        <PackageForm key={editing === 'new' ? 'new' : editing.id} pack={editing === 'new' ? null : editing} onClose={close} />
      )}
    </Drawer>
  );
}

interface PackageListProps {
  readonly rows: readonly ProposalPackage[];
  readonly onEdit: (pack: ProposalPackage) => void;
}

function PackageList({ rows, onEdit }: PackageListProps) {
  const { tenant } = usePlugin();
  const mayRemove = useFeature('delete_records');
  const remove = useAction<ProposalPackage, unknown>({
    run: ({ id }) => api.removePackage({ params: { id: String(id) } }),
    invalidates: [keys.packages],
    successMessage: (_answer, { title }) => `“${title}” is no package any more`,
  });
  if (rows.length === 0) return <p className="bf-soft">None yet.</p>;
  return (
    <ul className="pi-library-list">
      {rows.map((pack) => (
        <li key={pack.id}>
          <span>
            <strong>{pack.title}</strong>
            <span className="bf-soft">{contentsText(pack.contents)}</span>
          </span>
          <span className="pi-adds">
            <Money minor={pack.unit_price_cents} currency={tenant.currency} />
            <Button aria-label={`Change ${pack.title}`} onClick={() => onEdit(pack)}>
              Change
            </Button>
            {mayRemove && (
              <Button type="text" aria-label={`Remove ${pack.title}`} loading={remove.busy} onClick={() => remove.go(pack)}>
                Remove
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
