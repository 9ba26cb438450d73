import { saySpan } from '../planner/dates';
import type { NewMedia } from '../media/media-store';
import { money, NO_PROJECTS, text, type Skill } from '../skills/job';
import { plotReport } from './plot';
import { reportCsv, reportSummary } from './report-files';
import { REPORTS } from './reports';

/** A report as a table to download, a plot in the colours of either theme, and a summary. */
export const analyse: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.figures')) return text(NO_PROJECTS.replace('look at projects', 'run reports'));
  const kind = REPORTS.find(({ pattern }) => pattern.test(job.plan.text));
  const report = await kind?.build(job);
  if (!report) return text('The report could not be made just now. Please try again.');
  const when = job.plan.span && report.id !== 'pipeline-by-stage' ? `, ${saySpan(job.plan.span)}` : '';
  if (report.rows.length === 0) return text(`There is nothing to report: ${report.title.toLowerCase()}${when} has no rows.`);
  const say = (value: number) => (report.unit === 'money' ? money(value, job.business) : String(value));
  const summary = reportSummary(report, job.business.currency);
  job.signal.throwIfAborted();
  const keep = (name: string, type: NewMedia['type'], bytes: Buffer) =>
    job.media.keep(job.turn.asker, { folder: 'reports', name: `${report.id}${name}`, type, bytes });
  const downloadUrl = await keep('.csv', 'text/csv; charset=utf-8', Buffer.from(reportCsv(report)));
  const [plotImageUrl, plotImageDarkUrl] = [
    await keep('.png', 'image/png', await plotReport(report, { say, theme: 'light' })),
    await keep('-dark.png', 'image/png', await plotReport(report, { say, theme: 'dark' })),
  ];
  const summaryUrl = await keep('.json', 'application/json; charset=utf-8', Buffer.from(JSON.stringify(summary, null, 2)));
  const top = [...report.rows]
    .sort((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ label, value }) => `${label} ${say(value)}`)
    .join(', ');
  const description = `${report.title}${when}: ${say(report.rows.reduce((sum, { value }) => sum + value, 0))} in ${report.rows.length} rows. Largest: ${top}.`;
  return {
    message: description,
    cards: {
      analysisData: {
        downloadUrl,
        filename: `${report.id}.csv`,
        description,
        plotImageUrl,
        plotImageDarkUrl,
        jsonSummary: summary,
        summaryUrl,
      },
    },
  };
};
