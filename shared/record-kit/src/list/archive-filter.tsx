import { withFilter } from '@butterfly/ui-kit/list';
import { Segmented } from 'antd';
import type { ListFilters } from './record-list-page';

/** Does the list show the archive? */
export function showsArchive({ filters }: ListFilters['state']): boolean {
  return filters['archived'] === 'true';
}

/**
 * Active records or the archive; the shape of the list names the filter `archived`.
 *
 * @example filters={(filter) => <ArchiveFilter {...filter} />}
 */
export function ArchiveFilter({ state, onState }: ListFilters) {
  return (
    <Segmented
      aria-label="Active or archived"
      value={showsArchive(state) ? 'archived' : 'active'}
      onChange={(value) => onState(withFilter(state, 'archived', value === 'archived' ? 'true' : ''))}
      options={[
        { value: 'active', label: 'Active' },
        { value: 'archived', label: 'Archive' },
      ]}
    />
  );
}
