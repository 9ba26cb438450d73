import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { Button } from 'antd';
import type { SettingsRecord } from '../parts/use-settings';
import { BlurInput } from '@butterfly/record-kit/fields';
import type { SettingsPatch } from './settings-kind';

interface MinimumSectionProps {
  readonly settings: SettingsRecord;
  readonly onSave: (patch: SettingsPatch) => void;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const order = [1, 2, 3, 4, 5, 6, 0] as const;

/** What a project should at least be worth, and how many events a day has room for. Both move the score of leads. */
export function MinimumSection({ settings, onSave }: MinimumSectionProps) {
  const { minimum, events_per_day } = settings;
  const put = (part: Partial<typeof minimum>) => onSave({ minimum: { ...minimum, ...part } });
  const takeEvents = (text: string) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= 50 ? onSave({ events_per_day: number }) : 'Between 1 and 50';
  };
  return (
    <section className="crm-setting" aria-labelledby="minimum-heading">
      <div className="crm-setting-words">
        <h2 id="minimum-heading">Minimum and room</h2>
        <p className="bf-soft">
          A budget below the minimum takes twenty points, a full day fifteen. The highest minimum that applies counts.
        </p>
      </div>
      <div>
        <div className="crm-setting-row">
          <label className="bf-record-label">
            Always at least
            <Amount label="Always at least" minor={minimum.base_cents} onSave={(base) => put({ base_cents: base ?? 0 })} />
          </label>
          <label className="bf-record-label">
            Booked events per day
            <BlurInput label="Booked events per day" value={String(events_per_day)} inputMode="numeric" onSave={takeEvents} />
          </label>
        </div>
        <ul className="crm-weekdays">
          {order.map((day) => (
            <li key={day}>
              <label className="bf-record-label">
                {days[day]}
                <Amount
                  label={`Minimum on ${days[day]}`}
                  minor={minimum.weekdays[day] ?? null}
                  onSave={(value) => put({ weekdays: minimum.weekdays.map((one, at) => (at === day ? value : one)) })}
                />
              </label>
            </li>
          ))}
        </ul>
        <Seasons minimum={minimum} onPut={put} />
      </div>
    </section>
  );
}

function Seasons({ minimum, onPut }: { minimum: SettingsRecord['minimum']; onPut: (part: Partial<SettingsRecord['minimum']>) => void }) {
  const { seasons } = minimum;
  const change = (at: number, part: Partial<(typeof seasons)[number]>) =>
    onPut({ seasons: seasons.map((season, index) => (index === at ? { ...season, ...part } : season)) });
  const takeDay = (at: number, end: 'from' | 'to') => (text: string) =>
    /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? change(at, { [end]: text }) : 'Write it as 05-01';
  return (
    <>
      <ul className="crm-seasons">
        {seasons.map((season, at) => (
          <li key={at}>
            <BlurInput
              label="Name of the season"
              value={season.name}
              maxLength={40}
              onSave={(name) => (name === '' ? 'Give it a name' : change(at, { name }))}
            />
            <BlurInput label={`${season.name} from`} value={season.from} maxLength={5} onSave={takeDay(at, 'from')} />
            <BlurInput label={`${season.name} to`} value={season.to} maxLength={5} onSave={takeDay(at, 'to')} />
            <Amount
              label={`Minimum in ${season.name}`}
              minor={season.minimum_cents}
              onSave={(value) => change(at, { minimum_cents: value ?? 0 })}
            />
            <Button
              type="text"
              aria-label={`Remove ${season.name}`}
              icon={<Icon name="trash" size={16} />}
              onClick={() => onPut({ seasons: seasons.filter((_one, index) => index !== at) })}
            />
          </li>
        ))}
      </ul>
      {seasons.length < 12 && (
        <Button
          onClick={() =>
            onPut({ seasons: [...seasons, { name: 'New season', from: '05-01', to: '09-30', minimum_cents: minimum.base_cents }] })
          }
        >
          Add a season
        </Button>
      )}
    </>
  );
}

function Amount({ label, minor, onSave }: { label: string; minor: number | null; onSave: (minor: number | null) => void }) {
  const { tenant } = usePlugin();
  const take = (text: string) => {
    const read = parseAmount(text, tenant);
    return read === undefined ? 'This is not an amount' : onSave(read);
  };
  return <BlurInput label={label} value={amountText(minor, tenant)} inputMode="decimal" placeholder="–" onSave={take} />;
}
