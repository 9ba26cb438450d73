import type { EventType, Pipeline } from '@butterfly/contracts/tenant_crm';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { Money } from '@butterfly/ui-kit';
import { AutoComplete, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { members } from '../crm.sources';
import { useChoices, useKnownTags } from '../parts/use-settings';
import { noFilter, type BoardFilter } from './use-board';

interface BoardBarProps {
  readonly board: Pipeline | undefined;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
}

/** What the board shows, and the sums of it. */
export function BoardBar({ board, filter, onFilter }: BoardBarProps) {
  const owners = useMembers(members);
  const types = useChoices('event_types');
  const tags = useKnownTags();
  const narrowed = Object.values(filter).filter((value) => value !== null).length;
  // On a phone they would leave no room for a card.
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className="crm-filters crm-board-bar" data-unfolded={unfolded}>
      <Button className="crm-unfold" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
      </Button>
      <Select
        aria-label="Taken care of by"
        className="crm-filter"
        value={filter.owner ?? 0}
        onChange={(owner) => onFilter({ ...filter, owner: owner || null })}
        options={[{ value: 0, label: 'Everybody' }, ...memberOptions(owners)]}
      />
      <Select
        aria-label="Kind of event"
        className="crm-filter"
        value={filter.event_type ?? ''}
        onChange={(type) => onFilter({ ...filter, event_type: (type || null) as EventType | null })}
        options={[{ value: '', label: 'All events' }, ...types.options(filter.event_type)]}
      />
      <TagFilter tags={tags} value={filter.tag} onPick={(tag) => onFilter({ ...filter, tag })} />
      {(['from', 'to'] as const).map((end) => (
        <Input
          key={end}
          type="date"
          className="crm-filter crm-filter-date"
          aria-label={end === 'from' ? 'Events from' : 'Events until'}
          value={filter[end] ?? ''}
          onChange={({ target }) => (target.value === '' || target.validity.valid) && onFilter({ ...filter, [end]: target.value || null })}
        />
      ))}
      {narrowed > 0 && (
        <Button type="text" onClick={() => onFilter(noFilter)}>
          Show all
        </Button>
      )}
      {board && (
        <p className="crm-board-sums">
          <span>
            <Money minor={board.open.value_cents} currency={board.currency} /> open
          </span>
          <span>
            <Money minor={board.open.weighted_cents} currency={board.currency} /> weighted
          </span>
          <span>
            <Money minor={board.booked.value_cents} currency={board.currency} /> booked
          </span>
        </p>
      )}
    </div>
  );
}

/** Known tags are suggested; any other can be typed and is searched with Enter or when one is picked. */
function TagFilter({ tags, value, onPick }: { tags: readonly string[]; value: string | null; onPick: (tag: string | null) => void }) {
  return (
    <AutoComplete
      key={value ?? ''}
      aria-label="Tag"
      className="crm-filter"
      placeholder="Any tag"
      allowClear
      defaultValue={value}
      options={tags.map((tag) => ({ value: tag }))}
      onSelect={(tag: string) => onPick(tag)}
      onClear={() => onPick(null)}
      onBlur={(event) => onPick((event.target as HTMLInputElement).value.trim() || null)}
    />
  );
}
