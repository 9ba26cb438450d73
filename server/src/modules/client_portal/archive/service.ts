import type { Language } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { PortalFiles } from '../files/service';
import { noteVisit, type StoredPerson } from '../repository';
import type { PortalDoor, Visiting } from '../visits/door';
import { GUARDED, type PortalView } from '../visits/view';
import { folders } from './folders.data';
import { zipOf, type ZipEntry } from './zip-of';

interface Parts {
  readonly door: Pick<PortalDoor, 'inPortal'>;
  readonly view: Pick<PortalView, 'papers'>;
  readonly files: Pick<PortalFiles, 'find' | 'of'>;
}

/** Everything somebody may see of a project, to be kept. Opens its own transactions. */
export class PortalArchive {
  constructor(
    private readonly platform: Pick<Platform, 'clock' | 'files'>,
    private readonly parts: Parts,
  ) {}

  /** @throws AppError `client_portal.code_needed`: there is something with money in it */
  async open(call: Visiting): Promise<Bytes> {
    const at = this.platform.clock();
    const entries = await this.parts.door.inPortal(call, async (db, { person, portal }) => {
      if (portal.needs_code && portal.sections.some((section) => GUARDED.includes(section)))
        throw new AppError('client_portal.code_needed');
      await noteVisit(db, { person, section: null, what: 'archive', at });
      const papers = await this.parts.view.papers(db, { person, proven: !portal.needs_code });
      const documents: ZipEntry[] = papers.map(({ section, paper }) => ({
        name: paper.name,
        bytes: () => paper.bytes(),
        folder: folderOf(person.language, section),
      }));
      return [...documents, ...(portal.sections.includes('files') ? await this.#files(db, person) : [])];
    });
    return {
      kind: 'bytes',
      bytes: zipOf(entries, at),
      type: 'application/zip',
      headers: { 'content-disposition': 'attachment; filename="portal.zip"', 'cache-control': 'private, no-store' },
    };
  }

  async #files(db: Db, person: StoredPerson): Promise<ZipEntry[]> {
    const { tenantId } = db;
    const entries: ZipEntry[] = [];
    for (const { id, name } of await this.parts.files.of(db, person)) {
      const { hash } = await this.parts.files.find(db, { person, fileId: id });
      entries.push({ folder: folderOf(person.language, 'files'), name, bytes: () => this.platform.files.open(tenantId, hash) });
    }
    return entries;
  }
}

const folderOf = (language: Language, section: keyof (typeof folders)['en']): string => folders[language][section] ?? section;
