import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordForm } from '@butterfly/record-kit/form';
import { ArchiveFilter, RecordListPage, showsArchive, useRecordList, type RecordList } from '@butterfly/record-kit/list';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { Button, Modal } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { keys, versionOf } from '../inventory.client';

interface SetupRow {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly archived_at: string | null;
}

type Of = { readonly params: { readonly id: string } };

/** What is done with the rows of one list. */
interface SetupCalls<T> {
  create(call: { body: T }): Promise<unknown>;
  update(call: Of & { body: T; ifMatch: string }): Promise<unknown>;
  archive(call: Of): Promise<unknown>;
  restore(call: Of): Promise<unknown>;
}

interface SetupPageProps<R extends SetupRow, T extends object> {
  readonly title: string;
  /** Plural and singular, lower case. */
  readonly noun: readonly [many: string, one: string];
  readonly list: RecordList<R>;
  readonly columns: readonly ListColumn<R>[];
  readonly calls: SetupCalls<T>;
  /** What a new one begins with, and what one that is there is changed from. */
  readonly draftOf: (row: R | undefined) => T;
  /** The fields of the form. */
  readonly children: ReactNode;
  readonly empty: string;
  /** Where the list belongs, if not among the settings. */
  readonly parent?: { readonly id: 'goods'; readonly label: string };
  /** What cannot be told by a single field. */
  readonly check?: (values: T) => Readonly<Record<string, readonly string[]>>;
}

const shape: ListShape = { orderings: ['name', 'updated_at'], ordering: 'name', filters: ['archived'] };

/** A list of the settings, by its last word. */
export function useSetupList<R>(name: string, load: Parameters<typeof useRecordList<R>>[0]['load']): RecordList<R> {
  return useRecordList({ shape, queryKey: [...keys.setup, name], load });
}

/** A small list of the business: its rows are added and changed where they stand; `?edit=` says which. */
export function SetupPage<R extends SetupRow, T extends object>(props: SetupPageProps<R, T>) {
  const { title, noun, list, columns, empty, parent = { id: 'settings', label: 'Inventory settings' } } = props;
  const [many, one] = noun;
  const { nav } = usePlugin();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const edited = address.get('edit');
  const row = list.answer.data?.results.find(({ id }) => String(id) === edited);
  const isOpen = edited === 'new' || row !== undefined;
  return (
    <RecordListPage
      title={title}
      eyebrow={<Link to={nav.href(parent.id)}>{parent.label}</Link>}
      list={list}
      noun={many}
      searchHint="Name"
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `${pathname}?edit=${id}`}
      create={showsArchive(list.state) ? undefined : { label: `New ${one}`, href: `${pathname}?edit=new` }}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: `No ${many} yet`, text: empty }}
    >
      {isOpen && <SetupModal {...props} key={edited} row={row} onClose={() => nav.go(pathname)} />}
    </RecordListPage>
  );
}

function SetupModal<R extends SetupRow, T extends object>({
  noun: [, one],
  calls,
  draftOf,
  check,
  children,
  row,
  onClose,
}: SetupPageProps<R, T> & { readonly row: R | undefined; readonly onClose: () => void }) {
  const cache = useQueryClient();
  const saved = () => {
    for (const queryKey of [keys.setup, keys.goods]) void cache.invalidateQueries({ queryKey });
    onClose();
  };
  const send = (body: T) =>
    row ? calls.update({ params: { id: String(row.id) }, body, ifMatch: versionOf(row) }) : calls.create({ body });
  return (
    <Modal open title={row ? row.name : `New ${one}`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`${one}-${row?.id ?? 'new'}`}
        initial={draftOf(row)}
        submitLabel="Save"
        failureTitle={`The ${one} was not saved`}
        {...(check && { check })}
        submit={send}
        onCancel={onClose}
        onSaved={saved}
      >
        {children}
      </RecordForm>
      {row && <Archive row={row} calls={calls} onDone={saved} />}
    </Modal>
  );
}

function Archive<T>({ row, calls, onDone }: { row: SetupRow; calls: SetupCalls<T>; onDone: () => void }) {
  const mayArchive = useFeature('delete_records');
  const params = { id: String(row.id) };
  const isAway = row.archived_at !== null;
  const move = useAction<undefined, unknown>({
    run: () => (isAway ? calls.restore({ params }) : calls.archive({ params })),
    invalidates: [keys.setup],
    onSuccess: onDone,
  });
  if (!isAway && !mayArchive) return null;
  return (
    <Button type="text" loading={move.busy} onClick={() => move.go(undefined)}>
      {isAway ? 'Bring back' : 'Put into the archive'}
    </Button>
  );
}
