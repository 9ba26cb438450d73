import type { MinimumOrder, MoneySettings } from '@butterfly/contracts/proposal_and_invoice';
import { minorDigits } from '@butterfly/contracts/money';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';

interface Saved {
  readonly data: MoneySettings;
  readonly etag: string | null;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, at) => ({ value: at + 1, label }));
const NEW: MinimumOrder = { weekdays: [6], from: null, to: null, cents: 100_000 };

/** For administrators: what orders of some days have to come to at least. */
export function MinimumsButton() {
  const [isOpen, setOpen] = useState(false);
  const settings = useQuery({ queryKey: keys.settings, queryFn: ({ signal }) => api.getMoneySettings({ signal }) });
  if (!settings.data?.data.can_edit) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Minimum orders</Button>
      {isOpen && <MinimumsDialog saved={settings.data} onClose={() => setOpen(false)} />}
    </>
  );
}

function MinimumsDialog({ saved, onClose }: { readonly saved: Saved; readonly onClose: () => void }) {
  const [minimums, setMinimums] = useState<readonly MinimumOrder[]>(saved.data.minimums);
  const save = useAction<readonly MinimumOrder[], unknown>({
    run: (next) =>
      api.saveMoneySettings({
        body: { minimums: next.map((one) => ({ ...one, weekdays: [...one.weekdays] })) },
        ifMatch: saved.etag ?? '*',
      }),
    invalidates: [keys.settings],
    failure: 'inline',
    successMessage: () => 'Whoever writes a proposal is told from now on',
    onSuccess: onClose,
  });
  const set = (at: number, part: Partial<MinimumOrder>) =>
    setMinimums(minimums.map((one, nth) => (nth === at ? { ...one, ...part } : one)));
  const problems = Object.values(save.fields).flat();
  return (
    <Modal
      open
      title="Minimum orders"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" loading={save.busy} onClick={() => save.go(minimums)}>
          Save
        </Button>,
      ]}
    >
      <p>
        The least that an order has to come to before tax, by the day of the event. Of several the highest counts. Nothing is refused:
        whoever writes a proposal below it is told.
      </p>
      {minimums.map((one, at) => (
        <MinimumRow
          key={at}
          nth={at + 1}
          minimum={one}
          onChange={(part) => set(at, part)}
          onRemove={() => setMinimums(minimums.filter((_, nth) => nth !== at))}
        />
      ))}
      {minimums.length < 12 && <Button onClick={() => setMinimums([...minimums, NEW])}>Add a minimum</Button>}
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} description={problems.join('; ') || undefined} />}
    </Modal>
  );
}

interface MinimumRowProps {
  readonly nth: number;
  readonly minimum: MinimumOrder;
  readonly onChange: (part: Partial<MinimumOrder>) => void;
  readonly onRemove: () => void;
}

function MinimumRow({ nth, minimum: { weekdays, from, to, cents }, onChange, onRemove }: MinimumRowProps) {
  const { tenant } = usePlugin();
  const unit = 10 ** minorDigits(tenant.currency);
  const season = (text: string) => (text.trim() === '' ? null : text.trim());
  return (
    <div className="pi-minimum">
      <InputNumber<number>
        aria-label={`Least ${nth}, in ${tenant.currency}`}
        min={1 / unit}
        value={cents / unit}
        onChange={(value) => onChange({ cents: Math.max(1, Math.round((value ?? 0) * unit)) })}
      />
      <Select<number[]>
        mode="multiple"
        aria-label={`Days ${nth}`}
        placeholder="every day"
        value={[...weekdays]}
        options={DAYS}
        onChange={(next) => onChange({ weekdays: next })}
      />
      <Input
        aria-label={`From ${nth}`}
        placeholder="05-01"
        maxLength={5}
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: season(target.value) })}
      />
      <Input
        aria-label={`To ${nth}`}
        placeholder="10-31"
        maxLength={5}
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: season(target.value) })}
      />
      <Button type="text" aria-label={`Take minimum ${nth} away`} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
