import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';

/** Everything of some days as a table, for the accountant. */
export function ExportButton() {
  const mayExport = useFeature('export_data');
  const seesCosts = useFeature('view_costs');
  const [isOpen, setOpen] = useState(false);
  if (!mayExport || !seesCosts) return null;
  return (
    <>
      <Button icon={<Icon name="download" size={16} />} onClick={() => setOpen(true)}>
        For the accountant
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { tenant } = usePlugin();
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.tz, year: 'numeric' }).format(new Date());
  const [from, setFrom] = useState(`${year}-01-01`);
  const [to, setTo] = useState(`${year}-12-31`);
  const isGood = from !== '' && to !== '' && from <= to;
  return (
    <Modal
      open
      title="For the accountant"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Close
        </Button>,
        <Button key="yes" type="primary" disabled={!isGood} href={`/api/payments/export.csv/?from=${from}&to=${to}`} download>
          Download as CSV
        </Button>,
      ]}
    >
      <p>
        Invoices and credit notes by the day they were issued, payments, refunds and bills by theirs. Money that went out is less than
        nothing.
      </p>
      <div className="pay-form">
        <label className="pay-days">
          <span>From</span>
          <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label className="pay-days">
          <span>To</span>
          <Input type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
      </div>
      {!isGood && <p role="alert">The first day is after the last.</p>}
    </Modal>
  );
}
