import { Icon } from '@butterfly/ui-kit';
import type { AnalysisData } from '../../chat/agent-response';
import { safeLink, safePicture } from '../../chat/safe-link';

/** A report: what it is about, its plot, its numbers, and the file to take along. */
export function AnalysisCard({ analysis }: { analysis: AnalysisData }) {
  const { description, jsonSummary, filename } = analysis;
  const plot = analysis.plotImageUrl ? safePicture(analysis.plotImageUrl) : null;
  const file = analysis.downloadUrl ? safeLink(analysis.downloadUrl) : null;
  const name = filename || 'download';
  return (
    <div className="assistant-card">
      {description && <p>{description}</p>}
      {plot && <a href={plot} target="_blank" rel="noopener noreferrer"><img className="assistant-image" src={plot} alt={description || 'Plot of the analysis'} onError={() => console.warn('[assistant] a plot could not be loaded', plot)} /></a>}
      {jsonSummary !== undefined && jsonSummary !== null && <pre className="assistant-json" tabIndex={0} aria-label="Summary">{typeof jsonSummary === 'string' ? jsonSummary : JSON.stringify(jsonSummary, null, 2)}</pre>}
      {file && <a className="assistant-file" href={file} download={name}><Icon name="download" size={16} /> {name}</a>}
    </div>
  );
}
