import type { Answer, Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { ApiError } from '@butterfly/plugin-sdk';
import type { MoodboardClient, TempMoodboardClient } from '../moodboard.client';

interface Saved {
  readonly etag: string | null;
  readonly updatedAt: string;
}

/** Where a board is kept on the server: with a project, or as a temporary one. */
export interface DocumentRemote {
  /** How messages call it. */
  readonly what: 'moodboard' | 'temp moodboard';
  /** 409 means "newer elsewhere" for temporary boards, "exists already" for the others (decision A-46). */
  readonly conflicts: readonly number[];
  read(ifNoneMatch: string | null): Promise<{ data: Json; etag: string | null; notModified: boolean }>;
  create(data: Json): Promise<Saved>;
  replace(data: Json, ifMatch: string): Promise<Saved>;
  /** Temporary boards take whole documents only. */
  patch?(patches: PatchOperation[], ifMatch: string): Promise<Saved>;
  remove(): Promise<void>;
}

/** A save without an answer for this long is given up; whether it arrived is found out by reading. */
const PATIENCE_MS = 30_000;

const NO_BOARD = { error: 'There is no moodboard here yet.', code: 'moodboard.board_not_found' };

/** The board of a project. */
export function projectRemote(client: MoodboardClient, projectId: number): DocumentRemote {
  const params = { projectId: String(projectId) };
  return {
    what: 'moodboard',
    conflicts: [412],
    read: (ifNoneMatch) =>
      timely(async (signal) => {
        // A board that is not made yet is no error of the network, as a browser would write into its console.
        const answer = await client.getBoard({ params, query: { missing: 'empty' }, signal, ...(ifNoneMatch && { ifNoneMatch }) });
        if (answer.status === 204) throw new ApiError(404, NO_BOARD);
        return documentOf(answer);
      }),
    create: (data) =>
      timely(async (signal) => savedOf(await client.createBoard({ body: { project: projectId, data }, prefer: 'return=minimal', signal }))),
    replace: (data, ifMatch) =>
      timely(async (signal) => savedOf(await client.replaceBoard({ params, body: { data }, ifMatch, prefer: 'return=minimal', signal }))),
    patch: (patches, ifMatch) =>
      timely(async (signal) => savedOf(await client.patchBoard({ params, body: { patches }, ifMatch, prefer: 'return=minimal', signal }))),
    remove: () => timely(async (signal) => void (await client.deleteBoard({ params, signal }))),
  };
}

/** A board without a project. Its id comes with its creation, its name with a look at it. */
export interface TempIdentity {
  current: number | null;
  name?: string;
}

export function tempRemote(client: TempMoodboardClient, id: TempIdentity): DocumentRemote {
  const params = () => ({ tempProjectId: String(id.current ?? 0) });
  return {
    what: 'temp moodboard',
    conflicts: [409, 412],
    read: (ifNoneMatch) =>
      timely(async (signal) => {
        const answer = await client.getTempBoard({ params: params(), signal, ...(ifNoneMatch && { ifNoneMatch }) });
        if (!answer.notModified) id.name = answer.data.temp_project_name;
        return documentOf(answer);
      }),
    create: (data) =>
      timely(async (signal) => {
        const answer = await client.createTempBoard({ body: { temp_project_name: id.name ?? '', data }, prefer: 'return=minimal', signal });
        id.current = answer.data.id;
        return savedOf(answer);
      }),
    replace: (data, ifMatch) =>
      timely(async (signal) =>
        savedOf(await client.replaceTempBoard({ params: params(), body: { data }, ifMatch, prefer: 'return=minimal', signal })),
      ),
    remove: () => timely(async (signal) => void (await client.deleteTempBoard({ params: params(), signal }))),
  };
}

async function timely<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('The server did not answer in time.')), PATIENCE_MS);
  return call(abort.signal).finally(() => clearTimeout(timer));
}

const savedOf = ({ data, etag }: Answer<{ updated_at: string }>): Saved => ({ etag, updatedAt: data.updated_at });
const documentOf = ({ data, etag, notModified }: Answer<{ data: Json }>) => ({ data: notModified ? null : data.data, etag, notModified });
