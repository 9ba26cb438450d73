import type { Language, Plan, PlanEntry } from '@butterfly/contracts/client_portal';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../../client_portal.client';
import type { MoreWords } from '../../words/more/more-words';
import { clockText, dayText } from '../format';
import type { ShownMore } from '../later';

const LANES = [
  ['planning', 'planPlanning'],
  ['production', 'planProduction'],
  ['event_day', 'planDay'],
] as const;

/** What happens when, as far as the studio shares it: by the clock of the event, and by the reader's where it shows another hour. */
export function PlanView({ token, portal, words, more }: ShownMore) {
  const found = useQuery({
    queryKey: keys.plan(token),
    queryFn: async ({ signal }) => (await api.getTimeline({ params: { token }, signal })).data,
    refetchOnWindowFocus: 'always',
  });
  const { language } = portal.me;
  if (found.error && !found.data) return <p role="alert">{words.failed}</p>;
  if (found.data?.results.length === 0) return <p className="bf-soft">{more.planNone}</p>;
  return (
    <>
      {found.data?.results.some(({ starts_at }) => starts_at !== null) && <p className="bf-soft">{more.planZone}</p>}
      {LANES.map(([lane, name]) => {
        const own = found.data?.results.filter((entry) => entry.lane === lane) ?? [];
        if (own.length === 0 || !found.data) return null;
        return (
          <section key={lane} aria-label={more[name]}>
            <h2>{more[name]}</h2>
            <ol>
              {own.map((entry) => (
                <Line key={entry.id} entry={entry} tz={found.data.tz} language={language} more={more} />
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

interface LineProps {
  readonly entry: PlanEntry;
  readonly tz: Plan['tz'];
  readonly language: Language;
  readonly more: MoreWords;
}

function Line({ entry, tz, language, more }: LineProps) {
  const { title, place, is_milestone, is_done } = entry;
  return (
    <li className="portal-line">
      <span className="portal-line-words">
        {is_milestone ? <strong>{title}</strong> : <span>{title}</span>}
        <span className="bf-soft">{[whenText({ entry, tz, language, more }), place].filter(Boolean).join(' · ')}</span>
      </span>
      {is_done && <span className="bf-soft">{more.planDone}</span>}
    </li>
  );
}

function whenText({ entry: { day, starts_at, ends_at }, tz, language, more }: LineProps): string {
  if (day === null) return more.planOpen;
  if (starts_at === null || ends_at === null) return dayText(day, language);
  const there = `${clockText({ at: starts_at, language, tz })} – ${clockText({ at: ends_at, language, tz })}`;
  const here = clockText({ at: starts_at, language });
  return here === clockText({ at: starts_at, language, tz }) ? there : `${there} (${more.planYours(here)})`;
}
