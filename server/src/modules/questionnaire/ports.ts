import type { BoardPicture } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../platform/db/db';
import type { FileRow } from '../../platform/files/repository';

/** Pictures of the board of a project, for who has boards. */
export interface BoardPictures {
  readonly plugin: string;
  /** Those that its clients may see, in the order of the board; none while no link shares it. */
  shared(db: Db, projectId: number): Promise<BoardPicture[]>;
  /** One of the pictures of this business, small; undefined: there is none. Who may see it is for the caller to know. */
  fileOf(db: Db, picture: number): Promise<FileRow | undefined>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'questionnaire.board_pictures': BoardPictures;
  }
}
