import type { SkippedRelease } from '../loading/load-state';

/** Which version is shown instead of the newest one, and why; work goes on. */
export function InsteadNote({ title, version, instead }: { title: string; version: string; instead: SkippedRelease }) {
  const newest = `${title} ${instead.candidate.version}`;
  const text =
    instead.failure.reason === 'timeout'
      ? `${newest} was slow to arrive; you see ${version} until you open it again.`
      : `${newest} had a problem; you see ${version}. It has been reported.`;
  return (
    <p className="fallback-note" role="status">
      {text}
    </p>
  );
}
