import { Select } from 'antd';
import { withFilter, type ListState } from './list-state';

interface FilterSelectProps {
  /** Name of the filter in the address and the query. */
  readonly name: string;
  readonly label: string;
  /** What stands there while the filter is not set: "All stages". */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

/**
 * One filter of a list as a select.
 *
 * @example
 * <FilterSelect name="kind" label="Kind" all="Everybody" options={optionsOf(kinds)} state={state} onState={setState} />
 */
export function FilterSelect({ name, label, all, options, state, onState }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      className="bf-list-filter"
      value={state.filters[name] ?? ''}
      onChange={(value: string) => onState(withFilter(state, name, value))}
      options={[{ value: '', label: all }, ...options]}
      showSearch={options.length > 12 && { optionFilterProp: 'label' }}
    />
  );
}
