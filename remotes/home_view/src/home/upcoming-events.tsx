import type { HomeProject } from '@butterfly/contracts/home_view';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { dateLocale, EmptyState, StatusDot, type Tone } from '@butterfly/ui-kit';
import { daysUntil } from '@butterfly/ui-kit/days';
import { Link } from 'react-router-dom';

interface UpcomingEventsProps {
  readonly projects: readonly HomeProject[];
  readonly today: string;
}

/** The events of the next two weeks, the next first. */
export function UpcomingEvents({ projects, today }: UpcomingEventsProps) {
  const { tenant } = usePlugin();
  return (
    <section aria-labelledby="upcoming-title">
      <h2 id="upcoming-title">The next 14 days</h2>
      {projects.length === 0 && (
        <EmptyState
          drawing="wreath"
          title="No event in the next two weeks"
          text="A quiet stretch. A good time for proposals and for the ones that wait."
          action={
            <Link className="bf-button" to="/tenant_crm/projects?ordering=event_date">
              See all dates
            </Link>
          }
        />
      )}
      <ol className="home-events">
        {projects.map((project) => (
          <li key={project.id}>
            <DayBlock day={project.event_date ?? today} locale={dateLocale(tenant.locale)} />
            <div>
              <ProjectLink id={project.id}>{project.name}</ProjectLink>
              <p>{[daysUntil(today, project.event_date ?? today), project.venue_text].filter(Boolean).join(' · ')}</p>
            </div>
            <StatusDot tone={project.stage.color as Tone}>{project.stage.name}</StatusDot>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The day as a small calendar leaf. */
function DayBlock({ day, locale }: { day: string; locale: string }) {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <time className="home-day" dateTime={day}>
      <span>{part({ weekday: 'short' })}</span>
      <strong>{part({ day: 'numeric' })}</strong>
      <span>{part({ month: 'short' })}</span>
    </time>
  );
}
