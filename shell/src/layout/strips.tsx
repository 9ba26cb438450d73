import { AsideStrip } from './aside-strip';
import { OverrideStrip } from './override-strip';

/** What must be known about the whole window, above everything. */
export function Strips() {
  return (
    <div className="strips">
      <OverrideStrip />
      <AsideStrip />
    </div>
  );
}
