import { Icon } from '@butterfly/ui-kit';
import type { AnalysisData } from '../../chat/agent-response';
import { safeLink, safePicture } from '../../chat/safe-link';
import { readReportSummary } from '../../chat/report-summary';
import { ReportTable } from './report-table';

/** A report: what it is about, its plot, its numbers, and the files to take along. `said`: the bubble above, not to be said twice. */
export function AnalysisCard({ analysis, text }: { analysis: AnalysisData; text: string }) {
  const { description, jsonSummary, filename, downloadUrl, summaryUrl } = analysis;
  const name = filename || 'download';
  return (
    <div className="assistant-card">
      {description && description !== text && <p>{description}</p>}
      <Plot analysis={analysis} />
      <Summary summary={jsonSummary} />
      <div className="assistant-actions">
        <FileLink url={downloadUrl} name={name} />
        <FileLink url={summaryUrl} name={`${name.replace(/\.\w+$/, '')}.json`} />
      </div>
    </div>
  );
}

/** Of the two plots the style sheet shows the one of the theme; the other is never loaded. */
function Plot({ analysis: { plotImageUrl, plotImageDarkUrl, description } }: { analysis: AnalysisData }) {
  const light = plotImageUrl ? safePicture(plotImageUrl) : null;
  const dark = plotImageDarkUrl ? safePicture(plotImageDarkUrl) : null;
  if (!light) return null;
  const plots = dark
    ? [
        { source: light, theme: 'light' },
        { source: dark, theme: 'dark' },
      ]
    : [{ source: light, theme: 'any' }];
  return plots.map(({ source, theme }) => (
    <a key={theme} className="assistant-plot" data-plot={theme} href={source} target="_blank" rel="noopener noreferrer">
      <img
        className="assistant-image"
        loading="lazy"
        src={source}
        alt={description || 'Plot of the analysis'}
        onError={() => console.warn('[assistant] a plot could not be loaded', source)}
      />
    </a>
  ));
}

/** A summary of the known form is a table; another one is shown as it came. */
function Summary({ summary }: { summary: unknown }) {
  if (summary === undefined || summary === null) return null;
  const report = readReportSummary(summary);
  if (report) return <ReportTable report={report} />;
  return (
    <pre className="assistant-json" tabIndex={0} aria-label="Summary">
      {typeof summary === 'string' ? summary : JSON.stringify(summary, null, 2)}
    </pre>
  );
}

function FileLink({ url, name }: { url: string | null | undefined; name: string }) {
  const file = url ? safeLink(url) : null;
  return (
    file && (
      <a className="assistant-file" href={file} download={name}>
        <Icon name="download" size={16} /> {name}
      </a>
    )
  );
}
