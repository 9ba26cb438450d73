import type { {{Record}} } from '@butterfly/contracts/{{id}}';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ArchiveFilter, changedColumn, nameColumn, RecordListPage, useRecordList } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { api, keys } from '../{{id}}.client';

const shape: ListShape = { orderings: ['title', 'updated_at'], ordering: '-updated_at', filters: ['archived'] };
const queryKey = [...keys.{{records}}, 'list'];
const nameOf = ({ title }: {{Record}}) => title;

/** The {{records}} of the studio. */
export function Page() {
  const { nav } = usePlugin();
  const list = useRecordList({ shape, queryKey, load: api.list{{Records}} });
  return (
    <RecordListPage
      title="{{title}}" list={list} noun="{{records}}" searchHint="Title or text" columns={useColumns()} nameOf={nameOf}
      hrefOf={({ id }) => nav.href('{{record}}', { {{record}}Id: id })} create={{ label: 'New {{record}}', href: nav.href('new_{{record}}') }}
      importHref={nav.href('import')} exportPath="/api/{{id}}/{{records}}/export.csv/" memory={useSavedViews(recordViews, '{{id}}.{{record}}')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No {{records}} yet', text: 'Write down what the next person has to know.' }}
    />
  );
}

function useColumns(): readonly ListColumn<{{Record}}>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<{{Record}}>({ id: 'title', label: 'Title', sort: 'title', nameOf, hrefOf: ({ id }) => nav.href('{{record}}', { {{record}}Id: id }) }),
      changedColumn(),
    ],
    [nav],
  );
}
