import { ApiError } from '@butterfly/plugin-sdk';
import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import jsonPatch, { type Operation } from 'fast-json-patch';
import type { DocumentRemote } from '../state/document-remote';

/** What befalls the next save: it never arrives, or it is saved and the answer is lost. */
export type Fault = 'request lost' | 'answer lost' | number;

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const refused = (status: number, code: string) => new ApiError(status, { error: 'no', code });

/** One board with versions, as the server keeps it. */
export class FakeBoardServer {
  data: Json | null;
  version = 1;
  readonly faults: Fault[] = [];
  readonly saves: string[] = [];

  constructor(data: Json | null) {
    this.data = data;
  }

  /** Somebody else saves. */
  saveElsewhere(change: (data: never) => void): void {
    this.data = clone(this.data);
    change(this.data as never);
    this.version += 1;
  }

  remote(): DocumentRemote {
    return {
      what: 'moodboard',
      conflicts: [412],
      read: async (ifNoneMatch) => {
        if (this.data === null) throw refused(404, 'moodboard.board_not_found');
        const notModified = ifNoneMatch === this.#etag;
        return { data: notModified ? null : clone(this.data), etag: this.#etag, notModified };
      },
      create: (data) => this.#save('create', null, () => data),
      replace: (data, ifMatch) => this.#save('replace', ifMatch, () => data),
      patch: (patches, ifMatch) => this.#save('patch', ifMatch, () => this.#patched(patches)),
      remove: async () => void (this.data = null),
    };
  }

  get #etag(): string {
    return `"1-${this.version}"`;
  }

  #patched(patches: PatchOperation[]): Json {
    return jsonPatch.applyPatch(clone(this.data), clone(patches) as Operation[], true).newDocument as Json;
  }

  async #save(kind: string, ifMatch: string | null, next: () => Json) {
    const fault = this.faults.shift();
    if (fault === 'request lost') throw refused(0, 'network');
    if (typeof fault === 'number') throw refused(fault, `http_${fault}`);
    this.saves.push(kind);
    if (kind === 'create' && this.data !== null) throw refused(409, 'moodboard.already_exists');
    if (kind !== 'create' && this.data === null) throw refused(404, 'moodboard.board_not_found');
    if (ifMatch !== null && ifMatch !== this.#etag) throw refused(412, 'version_conflict');
    this.data = clone(next());
    this.version += 1;
    if (fault === 'answer lost') throw refused(0, 'network');
    return { etag: this.#etag, updatedAt: '2026-11-21T10:00:00.000Z' };
  }
}
