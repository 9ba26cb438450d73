import type { Files } from '../../../platform/files/files';
import { stateOfLink } from '../../../platform/public-links/link-kind';
import type { Platform } from '../../../platform/platform';
import type { BoardPictures } from '../../questionnaire/ports';
import { assetsById, findAsset } from '../assets/repository';
import { documentText } from '../document/assemble-document';
import { boardEtag } from '../etag';
import { findBoard } from '../repository';
import type { MoodboardService } from '../service';
import { assetFinder } from './shared-document';
import { SHARE } from './share-link';

interface Parts {
  readonly platform: Pick<Platform, 'clock' | 'links'> & { readonly files: Pick<Files, 'find'> };
  readonly boards: MoodboardService;
}

/** What a question may let clients pick from: pictures of a board that a link shares without a password. Nothing of a board that none does. */
export function picturesForQuestions({ platform, boards }: Parts): BoardPictures {
  const assetsIn = assetFinder();
  return {
    plugin: 'moodboard',
    shared: async (db, projectId) => {
      const board = await findBoard(db, { project: projectId });
      if (!board) return [];
      const links = await platform.links.about(db, SHARE, { subjectIds: [board.id] });
      if (!links.some((link) => link.demands !== 'password' && stateOfLink(link, platform.clock()) === 'open')) return [];
      const shown = await assetsIn(boardEtag(board), async () => documentText(await boards.wholeBoard(db, board)));
      const assets = new Map((await assetsById(db, [...shown])).map((asset) => [asset.id, asset]));
      return [...shown].flatMap((id) => {
        const asset = assets.get(id);
        return asset ? [{ picture: id, w: asset.width, h: asset.height }] : [];
      });
    },
    fileOf: async (db, picture) => {
      const asset = await findAsset(db, picture);
      return asset && platform.files.find(db, asset.thumb_file_id);
    },
  };
}
