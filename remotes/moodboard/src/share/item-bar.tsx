import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import type { BoardItem } from '../model/board-document';
import { describeItem } from '../model/describe-item';
import { Heart, Thumb } from './heart';
import type { Reactions } from './use-reactions';

interface ItemBarProps {
  readonly item: BoardItem;
  readonly reactions: Reactions;
  readonly onComment?: () => void;
  readonly onClose: () => void;
}

/** What a client can say about the item that was tapped. */
export function ItemBar({ item, reactions, onComment, onClose }: ItemBarProps) {
  const [heart, like] = [reactions.of(item.id, 'heart'), reactions.of(item.id, 'like')];
  return (
    <div
      className="mb-item-bar"
      role="group"
      aria-label={`What do you think of ${describeItem(item)}?`}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <button type="button" className="mb-react" aria-pressed={heart.mine} onClick={() => reactions.toggle(item.id, 'heart')}>
        <Heart filled={heart.mine} />
        Love it
      </button>
      <button
        type="button"
        className="mb-react"
        data-kind="like"
        aria-pressed={like.mine}
        onClick={() => reactions.toggle(item.id, 'like')}
      >
        <Thumb filled={like.mine} />
        Like it
      </button>
      {onComment && (
        <button type="button" className="mb-react" onClick={onComment}>
          <Icon name="comment" size={18} />
          Comment
        </button>
      )}
      <button type="button" className="bf-icon-button" aria-label="Nothing" onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      {reactions.error && (
        <p className="bf-field-error" role="alert">
          {errorMessage(reactions.error)}
        </p>
      )}
    </div>
  );
}
