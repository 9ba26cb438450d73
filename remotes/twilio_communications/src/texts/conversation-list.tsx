import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { DateText } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { Input } from 'antd';

export type Shown = 'all' | 'unread' | 'mine' | 'flagged' | 'planned';
const FILTERS: readonly { readonly id: Shown; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
  { id: 'mine', label: 'Mine' },
  { id: 'flagged', label: 'Flagged' },
  { id: 'planned', label: 'Planned' },
];

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly chosen: number | null;
  readonly onOpen: (id: number) => void;
  readonly show: Shown;
  readonly onShow: (show: Shown) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

export function ConversationList({ conversations, chosen, onOpen, show, onShow, search, onSearch }: ConversationListProps) {
  return (
    <section className="tw-list" aria-label="Conversations">
      <Input
        allowClear
        placeholder="Name, number or words"
        aria-label="Search conversations"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <div className="tw-filters" role="group" aria-label="Show">
        {FILTERS.map(({ id, label }) => (
          <button key={id} type="button" className="bf-chip" aria-pressed={show === id} onClick={() => onShow(id)}>
            {label}
          </button>
        ))}
      </div>
      <ul>
        {conversations.map((one) => (
          <li key={one.id}>
            <Row conversation={one} current={one.id === chosen} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {conversations.length === 0 && (
        <p className="bf-soft tw-none">
          Nothing fits.{' '}
          <button
            type="button"
            className="bf-link"
            onClick={() => {
              onShow('all');
              onSearch('');
            }}
          >
            Show all
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ conversation, current, onOpen }: { conversation: Conversation; current: boolean; onOpen: (id: number) => void }) {
  const { id, contact_name, phone_e164, last_text, last_at, last_direction, unread, opt_state, flagged } = conversation;
  return (
    <button type="button" className={unread > 0 ? 'tw-row tw-row-unread' : 'tw-row'} aria-current={current} onClick={() => onOpen(id)}>
      <span className="tw-row-name">{contact_name ?? phoneText(phone_e164)}</span>
      <span className="tw-row-time">
        <DateText value={last_at} />
      </span>
      <span className="tw-row-text">
        {last_direction === 'out' && 'You: '}
        {last_text || 'No texts yet'}
      </span>
      <span className="tw-row-marks">
        {opt_state === 'opted_out' && <span className="tw-mark">Opted out</span>}
        {flagged && <span className="tw-mark tw-mark-poor">Look at this</span>}
        {unread > 0 && (
          <span className="tw-count bf-figures">
            <span className="bf-hidden">Unread: </span>
            {unread}
          </span>
        )}
      </span>
    </button>
  );
}
