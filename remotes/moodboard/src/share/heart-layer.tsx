import type { Reaction } from '@butterfly/contracts/moodboard';
import type { BoardPage } from '../model/board-document';
import { Heart, Thumb } from './heart';
import './hearts.css';

/** Beside each item how many liked it, in the coordinates of the board. */
export function HeartLayer({ page, reactions }: { page: BoardPage; reactions: readonly Reaction[] }) {
  const of = (id: string, kind: Reaction['kind']) => reactions.find((one) => one.element_id === id && one.kind === kind);
  return page.elements.map(({ id, x, y, w, h }) => {
    const [heart, like] = [of(id, 'heart'), of(id, 'like')];
    if (!heart && !like) return null;
    return (
      <span key={id} className="mb-hearts" style={{ left: x + w, top: y + h }} role="img" aria-label={wordsOf(heart, like)}>
        {heart && (
          <span data-mine={heart.mine || undefined}>
            <Heart filled size={13} />
            {heart.count > 1 && heart.count}
          </span>
        )}
        {like && (
          <span className="mb-thumbs" data-mine={like.mine || undefined}>
            <Thumb filled size={13} />
            {like.count > 1 && like.count}
          </span>
        )}
      </span>
    );
  });
}

function wordsOf(heart: Reaction | undefined, like: Reaction | undefined): string {
  return [
    heart && `${heart.count} ${heart.count === 1 ? 'heart' : 'hearts'}`,
    like && `${like.count} ${like.count === 1 ? 'like' : 'likes'}`,
  ]
    .filter(Boolean)
    .join(', ');
}
