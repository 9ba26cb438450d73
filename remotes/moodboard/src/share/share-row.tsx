import type { Share } from '@butterfly/contracts/moodboard';
import { DateText, Icon, StatusTag } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { When } from '../chrome/when';
import { useShareAddress } from './use-shares';

interface ShareRowProps {
  readonly projectId: number;
  readonly share: Share;
  /** Just made: it is what the person came for. */
  readonly fresh: boolean;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

/** One link: for whom, what it allows, whether it was opened. */
export function ShareRow({ projectId, share, fresh, busy, onRevoke }: ShareRowProps) {
  const [copied, setCopied] = useState(false);
  const address = useShareAddress(projectId, share.id);
  const name = share.label || 'Everybody with the link';
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <li className="mb-share-row" data-fresh={fresh || undefined}>
      <div className="mb-share-words">
        <p className="mb-share-name">
          {name}
          {share.expired && <StatusTag tone="clay">Ended</StatusTag>}
        </p>
        <p className="bf-soft">
          {share.mode === 'comment' ? 'Comments' : 'Looks'}
          {share.has_password && ' · with password'}
          {share.expires_at && (
            <>
              {' '}
              · {share.expired ? 'ended' : 'until'} <DateText value={share.expires_at} />
            </>
          )}
          {' · '}
          {share.last_opened_at ? (
            <>
              opened {share.opened_count === 1 ? 'once' : `${share.opened_count} times`}, <When at={share.last_opened_at} />
            </>
          ) : (
            'not opened yet'
          )}
        </p>
        {address && (
          <input
            className="mb-share-address"
            readOnly
            aria-label={`Address of the link for ${name}`}
            value={address}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
      <div className="mb-share-buttons">
        <Button
          type={fresh ? 'primary' : 'default'}
          icon={<Icon name={copied ? 'check' : 'copy'} size={16} />}
          disabled={!address}
          onClick={() => void (address && copy(address))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {address && (
          <a className="bf-icon-button" href={address} target="_blank" rel="noreferrer" aria-label={`Open the link for ${name}`}>
            <Icon name="external" size={18} />
          </a>
        )}
        <button type="button" className="bf-icon-button" disabled={busy} aria-label={`Take back the link for ${name}`} onClick={onRevoke}>
          <Icon name="trash" size={18} />
        </button>
      </div>
    </li>
  );
}
