import { lateFee, type LateFeePolicy } from '@butterfly/contracts/payments';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { Checkbox, InputNumber } from 'antd';

interface LateFeeFieldsProps {
  readonly value: LateFeePolicy;
  readonly onChange: (value: LateFeePolicy) => void;
}

const EXAMPLE_CENTS = 100_000;

/** What being late costs. */
export function LateFeeFields({ value, onChange }: LateFeeFieldsProps) {
  const { tenant } = usePlugin();
  const { on, fee_bps, grace_days } = value;
  return (
    <fieldset className="pay-policy">
      <legend>Late fee</legend>
      <Checkbox checked={on} onChange={({ target }) => onChange({ ...value, on: target.checked })}>
        Ask for a fee when a payment is late, once for each thirty days
      </Checkbox>
      <label className="pay-days">
        <span>Percent of what is open</span>
        <InputNumber
          aria-label="Percent of what is open"
          disabled={!on}
          min={0.01}
          max={20}
          step={0.5}
          value={fee_bps / 100}
          onChange={(percent) => percent !== null && onChange({ ...value, fee_bps: Math.round(percent * 100) })}
        />
      </label>
      <label className="pay-days">
        <span>Days of grace</span>
        <InputNumber
          aria-label="Days of grace"
          disabled={!on}
          min={0}
          max={90}
          precision={0}
          value={grace_days}
          onChange={(days) => days !== null && onChange({ ...value, grace_days: days })}
        />
      </label>
      <p className="bf-soft">
        <Money minor={EXAMPLE_CENTS} currency={tenant.currency} /> that is late costs{' '}
        <Money minor={lateFee(EXAMPLE_CENTS, { fee_bps, days_late: 1, grace_days: 0 })} currency={tenant.currency} />. Fees never cost fees.
        Ask what the law where you are allows.
      </p>
    </fieldset>
  );
}
