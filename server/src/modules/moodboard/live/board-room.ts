import type { SocketHub } from '../../../platform/sockets/socket-hub';

interface Project {
  readonly tenantId: number;
  readonly project: number;
}
type News = 'moodboard.saved' | 'moodboard.talked';

/** A board that is saved many times a second says so this often. */
const APART_MS = 400;

export const roomOf = (project: number): string => `moodboard/${project}`;
export const projectOf = (room: string): number => Number(room.slice(room.indexOf('/') + 1));

/** Tells the pages that show a board what happened to it: at once, and then not again too soon. A page that hears nothing looks by itself. */
export class BoardBroadcast {
  /** Boards that were told a moment ago; true when there is something new to tell at the end of the moment. */
  readonly #told = new Map<string, boolean>();

  constructor(private readonly sockets: Pick<SocketHub, 'toRoom'>) {}

  tell(board: Project, type: News): void {
    const key = `${board.tenantId}/${board.project}/${type}`;
    if (this.#told.has(key)) return void this.#told.set(key, true);
    this.#send(board, { type, key });
  }

  #send({ tenantId, project }: Project, { type, key }: { type: News; key: string }): void {
    this.#told.set(key, false);
    this.sockets.toRoom({ tenantId, room: roomOf(project) }, { type, project });
    setTimeout(() => {
      const again = this.#told.get(key);
      this.#told.delete(key);
      if (again) this.#send({ tenantId, project }, { type, key });
    }, APART_MS).unref();
  }
}
