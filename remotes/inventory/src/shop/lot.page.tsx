import type { LotLife, LotPatch } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EditableDay, EditableOption, EditableText, type RecordFields } from '@butterfly/record-kit/fields';
import { RecordBanners, RecordLoader, RecordMeta, useRecordEditor } from '@butterfly/record-kit/record';
import { DateText, Money, PageHeader } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys, named, useProjectNames, useSetup } from '../inventory.client';
import { allocationLabels, moveLabels, sourceLabels } from '../model/labels';
import { LotAge } from './lot-rows';
import { lotRecord } from './lot-kind';
import { LotStemsModal } from './lot-stems.modal';

/** One lot of flowers with its life: what came, what went, whom it is for. */
export function Page() {
  const { instanceId = '' } = useParams();
  const { nav } = usePlugin();
  return (
    <RecordLoader kind={lotRecord} id={instanceId} list={{ href: nav.href('shop'), label: 'All lots' }}>
      {(lot) => <Record key={instanceId} lot={lot} />}
    </RecordLoader>
  );
}

function Record({ lot }: { lot: LotLife }) {
  const { nav } = usePlugin();
  const id = String(lot.id);
  const editor = useRecordEditor(lotRecord, id);
  const mayCount = useFeature('adjust_stock');
  const [asked, setAsked] = useState<'count' | 'waste' | null>(null);
  const receive = useAction<undefined, unknown>({
    run: () => api.receiveLot({ params: { id }, body: {} }),
    invalidates: [keys.shop],
    successMessage: () => 'It is here',
  });
  const isHere = lot.received_on !== null;
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={<Link to={nav.href('shop')}>Shop</Link>}
        title={lot.ingredient_name}
        meta={
          <RecordMeta editor={editor}>
            <LotAge lot={lot} />
          </RecordMeta>
        }
        actions={
          isHere ? (
            <>
              <Button onClick={() => setAsked('waste')}>Throw away</Button>
              {mayCount && <Button onClick={() => setAsked('count')}>Count</Button>}
            </>
          ) : (
            <Button type="primary" loading={receive.busy} onClick={() => receive.go(undefined)}>
              It is here
            </Button>
          )
        }
      />
      <RecordBanners kind={lotRecord} editor={editor} />
      <div className="bf-record-columns">
        <section className="bf-panel" aria-label="Facts">
          <Stems lot={lot} />
          <Facts record={lot} editor={editor} disabled={false} />
        </section>
        <div className="bf-panels">
          <ForProjects lot={lot} />
          <Life lot={lot} />
        </div>
      </div>
      {asked && <LotStemsModal lot={lot} what={asked} onClose={() => setAsked(null)} />}
    </article>
  );
}

function Stems({ lot }: { lot: LotLife }) {
  const { nav } = usePlugin();
  return (
    <p className="bf-figures">
      {lot.received_on === null ? (
        <>
          <strong>{lot.stems_received}</strong> expected on <DateText value={lot.ready_on} />
        </>
      ) : (
        <>
          <strong>{lot.stems_left}</strong> of {lot.stems_received} left
        </>
      )}
      , {lot.stems_held} for projects, <strong>{lot.stems_free}</strong> free
      <br />
      {sourceLabels[lot.source]}
      {lot.cost_cents !== undefined && (
        <>
          {' '}
          for <Money minor={lot.cost_cents} />
        </>
      )}
      <br />
      <Link to={`${nav.href('flower_detail')}?flower=${lot.ingredient_id}`}>All of this flower</Link>
    </p>
  );
}

function Facts(of: RecordFields<LotLife, LotPatch>) {
  const { locations } = useSetup();
  return (
    <dl className="bf-record-fields">
      <EditableDay {...of} name="use_by" label="Use by" placeholder="It keeps" />
      <EditableOption
        {...of}
        name="condition"
        label="Condition"
        options={[
          { value: 'A', label: 'A, for everything' },
          { value: 'B', label: 'B, for filling' },
          { value: 'C', label: 'C, to be used today' },
        ]}
      />
      <EditableOption {...of} name="location_id" label="Place" options={named(locations)} placeholder="Choose a place" nullable />
      <EditableText {...of} name="note" label="Note" placeholder="Add a note" />
    </dl>
  );
}

function ForProjects({ lot: { allocations } }: { lot: LotLife }) {
  const { nav } = usePlugin();
  const names = useProjectNames();
  return (
    <section className="bf-panel" aria-label="For projects">
      <h2>For projects</h2>
      {allocations.length === 0 && <p className="bf-soft">Nobody waits for these.</p>}
      <ul className="inv-rows bf-figures">
        {allocations.map(({ id, project_id: projectId, stems, state }) => (
          <li key={id}>
            <Link to={nav.href('complete_project', { projectId })}>{names.get(projectId) ?? 'A project'}</Link>
            <span>
              {stems} <span className="bf-soft">{allocationLabels[state].toLowerCase()}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Life({ lot: { moves } }: { lot: LotLife }) {
  return (
    <section className="bf-panel" aria-label="What came and went">
      <h2>What came and went</h2>
      {moves.length === 0 && <p className="bf-soft">Nothing yet: it is on its way.</p>}
      <ul className="inv-rows bf-figures">
        {moves.map(({ id, kind, units, left, reason, at }) => (
          <li key={id}>
            <span>
              {moveLabels[kind]} {units > 0 ? `+${units}` : units}
              {reason && <span className="bf-soft"> · {reason}</span>}
              <br />
              <span className="bf-soft">
                <DateText value={at} as="moment" />
              </span>
            </span>
            <span>{left} left</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
