import { Icon } from '@butterfly/ui-kit';
import { pendingPictures } from './pending-pictures';
import { pendingLabel } from '../editing/pending-text';
import type { Pending } from './picture-queue';
import { IconTool } from '../tool-button';
import type { Share } from './upload-share';
import { shareLabel } from './upload-share';

interface UploadRowProps {
  readonly item: string;
  readonly one: Pending;
  readonly share: Share | null;
  readonly onCallOff: () => void;
}

/** One picture on its way. */
export function UploadRow({ item, one, share, onCallOff }: UploadRowProps) {
  const mayRetry = one.kind === 'failed' || one.kind === 'paused';
  return (
    <li>
      <span className="mb-upload-words">
        <span>{one.name}</span>
        {one.kind === 'sending' && share && (
          <progress max={share.all} value={share.sent} aria-label={one.name} aria-valuetext={`${shareLabel(share)} sent`} />
        )}
        {one.kind === 'sending' && !share && <progress aria-label={one.name} />}
        <small data-failed={one.kind === 'failed' || undefined}>{pendingLabel(one, share)}</small>
      </span>
      {mayRetry && (
        <IconTool label={`Try ${one.name} again`} icon={<Icon name="redo" size={16} />} onClick={() => pendingPictures.retry(item)} />
      )}
      <IconTool label={`Cancel ${one.name}`} icon={<Icon name="close" size={16} />} onClick={onCallOff} />
    </li>
  );
}
