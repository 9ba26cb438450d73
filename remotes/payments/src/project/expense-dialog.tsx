import type { Expense, ExpenseCategory, NewExpense } from '@butterfly/contracts/payments';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';
import { CATEGORIES } from './expense-categories';

interface ExpenseDialogProps {
  readonly projectId: number;
  readonly today: string;
  /** Null: a new one. */
  readonly bill: Expense | null;
  readonly onClose: () => void;
}

const options = Object.entries(CATEGORIES).map(([value, label]) => ({ value: value as ExpenseCategory, label }));

/** One bill, as it lies on the table. */
export function ExpenseDialog({ projectId, today, bill, onClose }: ExpenseDialogProps) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: bill?.currency ?? tenant.currency };
  const [amount, setAmount] = useState(bill ? amountText(bill.amount_cents, format) : '');
  const [tax, setTax] = useState(bill && bill.tax_cents > 0 ? amountText(bill.tax_cents, format) : '');
  const [category, setCategory] = useState<ExpenseCategory>(bill?.category ?? 'flowers');
  const [vendor, setVendor] = useState(bill?.vendor ?? '');
  const [day, setDay] = useState(bill?.spent_on ?? today);
  const [note, setNote] = useState(bill?.note ?? '');
  const body = {
    ...{ category, vendor, note, spent_on: day },
    amount_cents: parseAmount(amount, format) ?? 0,
    tax_cents: tax.trim() === '' ? 0 : (parseAmount(tax, format) ?? -1),
  };
  const save = useAction<Omit<NewExpense, 'project_id'>, unknown>({
    run: (written) =>
      bill
        ? api.updateExpense({ params: { id: String(bill.id) }, body: written, ifMatch: `"${bill.id}-${bill.version}"` })
        : api.createExpense({ body: { ...written, project_id: projectId } }),
    invalidates: [keys.costs],
    failure: 'inline',
    successMessage: () => 'The bill is noted',
    onSuccess: onClose,
  });
  const money = (id: string, label: string, value: string, set: (text: string) => void, errors: readonly string[] | undefined) => (
    <Field id={id} label={label} errors={errors}>
      <Input
        {...describedBy(id, errors)}
        inputMode="decimal"
        suffix={format.currency}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </Field>
  );
  return (
    <Modal
      open
      title={bill ? `The bill of ${bill.vendor}` : 'Note a bill'}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="yes"
          type="primary"
          disabled={body.amount_cents <= 0 || body.tax_cents < 0 || vendor.trim() === '' || day === ''}
          loading={save.busy}
          onClick={() => save.go(body)}
        >
          Save
        </Button>,
      ]}
    >
      <div className="pay-form">
        <Field id="bill-vendor" label="Who it is from" errors={save.fields['vendor']}>
          <Input id="bill-vendor" autoFocus maxLength={120} value={vendor} onChange={({ target }) => setVendor(target.value)} />
        </Field>
        <Field id="bill-category" label="What it is for" errors={undefined}>
          <Select id="bill-category" value={category} options={options} onChange={setCategory} />
        </Field>
        {money('bill-amount', 'Amount, tax included', amount, setAmount, save.fields['amount_cents'])}
        {money('bill-tax', 'Tax in it', tax, setTax, save.fields['tax_cents'])}
        <Field id="bill-day" label="Day" errors={save.fields['spent_on']}>
          <Input id="bill-day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field id="bill-note" label="Note" errors={save.fields['note']}>
          <Input id="bill-note" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
    </Modal>
  );
}
