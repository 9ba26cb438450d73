import type { Json } from '@butterfly/contracts/core';
import type { Reaction, ReactionKind, SharedBoard } from '@butterfly/contracts/moodboard';
import { moodboardClient } from '../moodboard.client';

/** The board behind a link with the version that was read. */
export interface SharedDocument {
  readonly data: Json;
  readonly etag: string | null;
}

/** What a visitor may ask with a link. */
export const sharedClient = {
  read: async (shareId: string, signal: AbortSignal): Promise<SharedBoard> =>
    (await moodboardClient.readShare({ params: { shareId }, signal })).data,
  unlock: async (shareId: string, password: string): Promise<SharedBoard> =>
    (await moodboardClient.unlockShare({ params: { shareId }, body: { password } })).data,
  /** Answers `known` again when nothing was saved since. */
  document: async (
    shareId: string,
    { known, signal }: { known: SharedDocument | undefined; signal: AbortSignal },
  ): Promise<SharedDocument> => {
    const { data, etag, notModified } = await moodboardClient.sharedDocument({
      params: { shareId },
      signal,
      ...(known?.etag && { ifNoneMatch: known.etag }),
    });
    return notModified && known ? known : { data: (data as { data: Json }).data, etag };
  },
  reactions: async (shareId: string, signal: AbortSignal): Promise<Reaction[]> =>
    (await moodboardClient.listSharedReactions({ params: { shareId }, signal })).data,
  react: async (shareId: string, change: { element_id: string; kind: ReactionKind; on: boolean }): Promise<Reaction> =>
    (await moodboardClient.setSharedReaction({ params: { shareId }, body: change })).data,
};
