import type { FarmMove } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { farmMoveLabels, gradeLabels } from '../model/labels';

const shape: ListShape = { orderings: [], ordering: '', filters: ['kind'] };
const queryKey = [...keys.farm, 'moves'];

/** Everything that was cut and where it went, the newest first. */
export function Page() {
  const { nav } = usePlugin();
  const hrefOf = useCallback(
    ({ lot_id: lot }: FarmMove) => (lot === null ? nav.href('farm') : nav.href('lot', { instanceId: lot })),
    [nav],
  );
  return (
    <RecordListPage
      title="Farm transactions"
      eyebrow={<Link to={nav.href('farm')}>Farm</Link>}
      list={useRecordList({ shape, queryKey, load: api.listFarmMoves })}
      noun="transactions"
      searchHint="Flower, variety or reason"
      columns={useColumns(hrefOf)}
      nameOf={({ ingredient_name: name, stems }) => `${name} ${stems}`}
      hrefOf={hrefOf}
      filters={(filter) => <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(farmMoveLabels)} {...filter} />}
      empty={{ title: 'Nothing was cut yet', text: 'Every harvest stands here with where its stems went.' }}
    />
  );
}

function useColumns(hrefOf: (move: FarmMove) => string): readonly ListColumn<FarmMove>[] {
  return useMemo(
    () => [
      nameColumn<FarmMove>({
        id: 'crop',
        label: 'Crop',
        nameOf: ({ ingredient_name: name, variety }) => (variety ? `${name}, ${variety}` : name),
        hrefOf,
      }),
      { id: 'kind', label: 'What happened', cell: ({ kind }) => farmMoveLabels[kind] },
      { id: 'stems', label: 'Stems', kind: 'figure', cell: ({ stems }) => (stems > 0 ? `+${stems}` : stems) },
      { id: 'left', label: 'Then left', kind: 'figure', cell: ({ left }) => left },
      { id: 'grade', label: 'Grade', kind: 'minor', cell: ({ grade }) => grade && gradeLabels[grade] },
      { id: 'reason', label: 'Reason', kind: 'minor', cell: ({ reason }) => reason },
      { id: 'at', label: 'When', kind: 'minor', cell: ({ at }) => <DateText value={at} as="moment" /> },
    ],
    [hrefOf],
  );
}
