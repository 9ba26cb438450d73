import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, StatusDot } from '@butterfly/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { kindLabels } from './stage-labels';

interface StageRowsProps {
  readonly stages: readonly Stage[];
  readonly busy: boolean;
  /** Puts a stage at an index of the order. */
  readonly onPlace: (id: number, index: number) => void;
}

/** The stages in their order, carried by their handle with the mouse or with the arrow keys. */
export function StageRows({ stages, busy, onPlace }: StageRowsProps) {
  const [announcement, announce] = useState('');
  const carry = (stage: Stage, index: number) => {
    const to = Math.max(0, Math.min(stages.length - 1, index));
    onPlace(stage.id, to);
    announce(`${stage.name} is now number ${to + 1} of ${stages.length}.`);
  };
  return (
    <>
      <p id="stage-help" className="bf-hidden">
        Arrow up and arrow down carry the stage.
      </p>
      <ol className="crm-stage-rows" aria-busy={busy}>
        {stages.map((stage, index) => (
          <StageRow key={stage.id} stage={stage} index={index} onCarry={(to) => carry(stage, to)} onDropped={(id) => onPlace(id, index)} />
        ))}
      </ol>
      <p className="bf-hidden" role="status" aria-live="assertive">
        {announcement}
      </p>
    </>
  );
}

interface StageRowProps {
  readonly stage: Stage;
  readonly index: number;
  readonly onCarry: (index: number) => void;
  readonly onDropped: (id: number) => void;
}

function StageRow({ stage, index, onCarry, onDropped }: StageRowProps) {
  const { nav } = usePlugin();
  const { row, handle, over } = useCarried(stage.id, onDropped);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onCarry(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <li ref={row} className="crm-stage-row" data-over={over || undefined}>
      <button
        ref={handle}
        type="button"
        className="crm-handle"
        aria-label={`Move ${stage.name}`}
        aria-describedby="stage-help"
        onKeyDown={handleKey}
      >
        <Icon name="drag" />
      </button>
      <Link className="crm-stage-row-name" to={nav.href('stage', { id: stage.id })}>
        <StatusDot tone={stage.color}>{stage.name}</StatusDot>
      </Link>
      <span className="bf-soft">{kindLabels[stage.kind]}</span>
      <span className="bf-figures">{stage.probability_bps / 100} %</span>
      <span className="bf-soft crm-wide-only">{stage.rotting_days === null ? '' : `red after ${stage.rotting_days} days`}</span>
      <span className="bf-soft crm-wide-only">{stage.required_fields.length > 0 && `asks for ${stage.required_fields.length}`}</span>
    </li>
  );
}

function useCarried(id: number, onDropped: (id: number) => void) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const dropped = useRef(onDropped);
  useEffect(() => {
    dropped.current = onDropped;
  });
  useEffect(() => {
    if (!row.current || !handle.current) return undefined;
    const endDrag = draggable({ element: row.current, dragHandle: handle.current, getInitialData: () => ({ stageId: id }) });
    const endDrop = dropTargetForElements({
      element: row.current,
      canDrop: ({ source }) => typeof source.data['stageId'] === 'number',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped.current(Number(source.data['stageId']));
      },
    });
    return () => {
      endDrag();
      endDrop();
    };
  }, [id]);
  return { row, handle, over };
}
