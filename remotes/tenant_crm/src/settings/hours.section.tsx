import { Switch } from 'antd';
import type { SettingsRecord } from '../parts/use-settings';
import { BlurInput } from '@butterfly/record-kit/fields';
import type { SettingsPatch } from './settings-kind';

interface HoursSectionProps {
  readonly settings: SettingsRecord;
  readonly onSave: (patch: SettingsPatch) => void;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The week begins on Monday where people work. */
const order = [1, 2, 3, 4, 5, 6, 0] as const;

/** When the shop is open, and how soon a new lead is answered. */
export function HoursSection({ settings, onSave }: HoursSectionProps) {
  const { business_hours: hours, sla_hours } = settings;
  const put = (day: number, value: (typeof hours)[number]) =>
    onSave({ business_hours: hours.map((one, at) => (at === day ? value : one)) });
  const takeHours = (text: string) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1 || number > 200) return 'Between 1 and 200';
    return onSave({ sla_hours: number });
  };
  return (
    <section className="crm-setting" aria-labelledby="hours-heading">
      <div className="crm-setting-words">
        <h2 id="hours-heading">Business hours</h2>
        <p className="bf-soft">A new lead should be answered within so many working hours. Later ones turn red.</p>
      </div>
      <div>
        <label className="bf-record-label crm-setting-short">
          First answer within working hours
          <BlurInput label="First answer within working hours" value={String(sla_hours)} inputMode="numeric" onSave={takeHours} />
        </label>
        <ul className="crm-hours">
          {order.map((day) => {
            const open = hours[day] ?? null;
            const name = days[day];
            const setTime = (end: 'from' | 'to') => (time: string) => {
              const next = { from: '09:00', to: '17:00', ...open, [end]: time.slice(0, 5) };
              return next.from < next.to ? put(day, next) : 'Must end after it begins';
            };
            return (
              <li key={day}>
                <Switch
                  aria-label={`Open on ${name}`}
                  checked={open !== null}
                  onChange={(on) => put(day, on ? { from: '09:00', to: '17:00' } : null)}
                />
                <span>{name}</span>
                {open ? (
                  <>
                    <BlurInput label={`${name} from`} type="time" value={open.from} onSave={setTime('from')} />
                    <BlurInput label={`${name} to`} type="time" value={open.to} onSave={setTime('to')} />
                  </>
                ) : (
                  <span className="bf-soft">Closed</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
