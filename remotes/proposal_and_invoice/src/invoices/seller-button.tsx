import type { MoneySettings, Seller } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';

interface Saved {
  readonly data: MoneySettings;
  readonly etag: string | null;
}

const FIELDS: readonly (readonly [keyof Seller, string, number])[] = [
  ['legal_name', 'Legal name', 160],
  ['line1', 'Street', 120],
  ['line2', 'Second line', 120],
  ['postal_code', 'Postal code', 20],
  ['city', 'Town', 120],
  ['country', 'Country, two letters', 2],
  ['tax_id', 'VAT id or tax number', 40],
  ['registration', 'Chamber of commerce or register', 60],
  ['email', 'E-mail', 254],
];

/** For administrators: who writes the invoices of the business. */
export function SellerButton() {
  const [isOpen, setOpen] = useState(false);
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => api.getMoneySettings({ signal }) });
  if (!settings.data?.data.can_edit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Business on invoices</Button>
      {isOpen && <SellerDialog saved={settings.data} onClose={() => setOpen(false)} />}
    </>
  );
}

function SellerDialog({ saved, onClose }: { readonly saved: Saved; readonly onClose: () => void }) {
  const [seller, setSeller] = useState(saved.data.seller);
  const save = useAction<Seller, unknown>({
    run: (next) => api.saveMoneySettings({ body: { seller: next }, ifMatch: saved.etag ?? '*' }),
    invalidates: [keys.settings, keys.invoices],
    failure: 'inline',
    successMessage: () => 'Invoices say so from now on',
    onSuccess: onClose,
  });
  const typed = (field: keyof Seller, text: string) => setSeller({ ...seller, [field]: field === 'country' ? text.toUpperCase() : text });
  return (
    <Modal
      open
      title="Business on invoices"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" loading={save.busy} onClick={() => save.go(seller)}>
          Save
        </Button>,
      ]}
    >
      <p>This stands on every invoice as PDF. In the European Union an electronic invoice needs town, country and VAT id.</p>
      <div className="pi-seller">
        {FIELDS.map(([field, label, most]) => (
          <Field key={field} id={`seller-${field}`} label={label} errors={save.fields[`seller.${field}`]}>
            <Input
              {...describedBy(`seller-${field}`, save.fields[`seller.${field}`])}
              maxLength={most}
              value={seller[field]}
              onChange={({ target }) => typed(field, target.value)}
            />
          </Field>
        ))}
      </div>
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
    </Modal>
  );
}
