import type { Document } from '@butterfly/contracts/client_portal';
import { DocumentLine } from './document-line';
import type { Shown } from './gate';
import type { useOpen } from './use-open';

interface ListProps extends Pick<Shown, 'portal' | 'words'> {
  readonly documents: readonly Document[];
  readonly opening: ReturnType<typeof useOpen>;
}

/** Some of what was sent, each to be opened, and what came of the last try. */
export function DocumentList({ documents, portal, words, opening: { isBusy, said, open } }: ListProps) {
  return (
    <>
      <ul>
        {documents.map((one) => (
          <DocumentLine
            key={one.key}
            document={one}
            words={words}
            language={portal.me.language}
            isBusy={isBusy}
            onOpen={(what) => void open(what)}
          />
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  );
}
