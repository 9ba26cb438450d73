import type { Check } from '@butterfly/contracts/inventory';
import { DateText } from '@butterfly/ui-kit';
import { photoAt } from '../inventory.client';

const SHOWN = 5;

/** What went out and came back, with the photographs of then; the older ones fold. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  const older = checks.slice(SHOWN);
  return (
    <section className="bf-panel" aria-label="Out and back">
      <h2>Out and back</h2>
      <Rows checks={checks.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary>{older.length} earlier</summary>
          <Rows checks={older} />
        </details>
      )}
    </section>
  );
}

function Rows({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="inv-rows bf-figures">
      {checks.map(({ id, kind, qty, item_name: name, note, photo_ids: photos, reservation_id: of, at }) => (
        <li key={id}>
          <span>
            {qty} × {name} {kind === 'out' ? 'went out' : 'came back'}
            {note !== '' && <span className="bf-soft"> · {note}</span>}
            {photos.length > 0 && (
              <span className="inv-checked">
                {photos.map((photo, index) => (
                  <a key={photo} href={photoAt(of, photo)} target="_blank" rel="noreferrer">
                    <img src={photoAt(of, photo)} alt={`${name}, photograph ${index + 1}`} loading="lazy" decoding="async" />
                  </a>
                ))}
              </span>
            )}
          </span>
          <span className="bf-soft">
            <DateText value={at} as="moment" />
          </span>
        </li>
      ))}
    </ul>
  );
}
