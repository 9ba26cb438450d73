import type { MoneyOverview } from '@butterfly/contracts/payments';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money } from '@butterfly/ui-kit';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

const AGES = { d30: '1–30 days', d60: '31–60 days', d90: '61–90 days', older: 'over 90 days' } as const;
type Age = keyof typeof AGES;
const ALL = Object.keys(AGES) as Age[];

/** How late the list shows, in the address: a reload and a link keep it. */
export function useAge(): { age: Age | null; setAge: (age: Age | null) => void } {
  const [address, setAddress] = useSearchParams();
  const given = address.get('age');
  const setAge = (age: Age | null) =>
    setAddress(
      (now) => {
        if (age === null) now.delete('age');
        else now.set('age', age);
        return now;
      },
      { replace: true },
    );
  return { age: ALL.find((one) => one === given) ?? null, setAge };
}

/** What is late by its age, as bars that choose; and the parts themselves. */
export function Late({ money }: { readonly money: MoneyOverview }) {
  const { nav } = usePlugin();
  const { age, setAge } = useAge();
  if (money.overdue_cents === 0) return <p className="bf-soft">Nothing is late. Everybody has paid what was due.</p>;
  const most = Math.max(1, ...ALL.map((one) => money.ageing[one]));
  return (
    <section className="pay-came" aria-label="Late">
      <h2>Late</h2>
      <ul className="pay-age-list bf-figures" aria-label="By how late it is">
        {ALL.map((one) => (
          <li key={one} style={{ '--part': `${(100 * money.ageing[one]) / most}%` } as CSSProperties}>
            <button type="button" aria-pressed={age === one} onClick={() => setAge(age === one ? null : one)}>
              <span>{AGES[one]}</span>
              <span className="pay-month-bar" aria-hidden="true" />
              <Money minor={money.ageing[one]} currency={money.currency} />
            </button>
          </li>
        ))}
      </ul>
      {money.late.length === 0 && <p className="bf-soft">Nothing is as late as this.</p>}
      <ul>
        {money.late.map(({ project_id, project_name, number, label, due_on, open_cents }) => (
          <li key={`${number}${label}${due_on}`}>
            <span className="pay-came-sum bf-figures">
              <Money minor={open_cents} currency={money.currency} />
            </span>
            <span className="pay-came-words">
              <Link to={nav.href('project', { projectId: project_id })}>{project_name}</Link>
              <span className="bf-soft">
                {label}, {number}, due <DateText value={due_on} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
