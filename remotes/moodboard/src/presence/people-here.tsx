import { Tooltip } from 'antd';
import { useStore } from 'zustand';
import type { Peer } from './board-line';
import type { PresenceStore } from './presence-store';
import { initialsOf, toneOf } from './presence-store';
import './presence.css';

const MOST_SHOWN = 4;

/** Who else has the board open; somebody on two devices is one person. */
export function PeopleHere({ store }: { store: PresenceStore }) {
  const { peers } = useStore(store);
  const people = [...new Map([...peers.values()].map((peer) => [peer.member, peer])).values()];
  if (people.length === 0) return null;
  const words = `Also here: ${people.map(({ name }) => name).join(', ')}`;
  return (
    <Tooltip title={words}>
      <span className="mb-people" role="img" aria-label={words} tabIndex={0}>
        {people.slice(0, MOST_SHOWN).map((peer: Peer) => (
          <span key={peer.member} style={{ background: toneOf(peer) }}>
            {initialsOf(peer.name)}
          </span>
        ))}
        {people.length > MOST_SHOWN && <span className="mb-people-more">+{people.length - MOST_SHOWN}</span>}
      </span>
    </Tooltip>
  );
}
