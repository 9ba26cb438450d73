import type { ReadStatement } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { StatementRows, type Choice } from './statement-rows';

/** A bank statement: what came by transfer finds its invoices. */
export function ReconcileButton() {
  const mayRecord = useFeature('record_payment');
  const [isOpen, setOpen] = useState(false);
  if (!mayRecord) return null;
  return (
    <>
      <Button icon={<Icon name="upload" size={16} />} onClick={() => setOpen(true)}>
        Bank statement
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is sure is chosen already; all else somebody chooses. */
const firstChoice = ({ rows }: ReadStatement): Map<number, Choice> =>
  new Map(
    rows.flatMap(({ line, confidence, places }) =>
      places[0] ? [[line, { isChosen: confidence === 'sure', invoiceId: places[0].invoice_id }] as const] : [],
    ),
  );

function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const [found, setFound] = useState<ReadStatement | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const read = useAction<string, { data: ReadStatement }>({
    run: (csv) => api.readStatement({ body: { csv } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => {
      setFound(data);
      setChoices(firstChoice(data));
    },
  });
  const rows = (found?.rows ?? []).flatMap(({ nth, booked_on, amount_cents, text, line }) => {
    const choice = choices.get(line);
    return choice?.isChosen ? [{ nth, booked_on, amount_cents, text, invoice_id: choice.invoiceId }] : [];
  });
  const book = useAction<undefined, { data: { booked: number; already: number } }>({
    run: () => api.bookStatement({ body: { rows } }),
    invalidates: [keys.money],
    failure: 'inline',
    successMessage: ({ data: { booked } }) => (booked === 1 ? 'One payment is booked' : `${booked} payments are booked`),
    onSuccess: onClose,
  });
  const error = read.error ?? book.error;
  return (
    <Modal
      open
      width={960}
      title="Bank statement"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={rows.length === 0} loading={book.busy} onClick={() => book.go(undefined)}>
          {rows.length === 1 ? 'Book one payment' : `Book ${rows.length} payments`}
        </Button>,
      ]}
    >
      <div className="pay-statement">
        <p>
          Save the statement of your bank as CSV and choose it here. Nothing is booked before you say so, and no line is ever booked twice.
        </p>
        <label className="pay-days">
          <span>Statement (CSV)</span>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={read.busy}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void file.text().then((csv) => read.go(csv));
            }}
          />
        </label>
        {error && <Alert type="error" showIcon title={errorMessage(error)} />}
        {found && <StatementRows found={found} choices={choices} onChoose={setChoices} />}
      </div>
    </Modal>
  );
}
