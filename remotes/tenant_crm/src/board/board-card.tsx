import type { PipelineCard, Stage } from '@butterfly/contracts/tenant_crm';
import { useDragCard } from '@butterfly/parts-kit/board';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusTag } from '@butterfly/ui-kit';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { StageMenu } from '../parts/stage-menu';

interface BoardCardProps {
  readonly card: PipelineCard;
  readonly stage: Stage;
  readonly stages: readonly Stage[];
  readonly lifted: boolean;
  /** Carried last: keeps the focus wherever it is drawn. */
  readonly held: boolean;
  readonly onKey: (event: KeyboardEvent, card: PipelineCard) => void;
  readonly onStage: (card: PipelineCard, stage: Stage) => void;
  readonly onLeave: () => void;
}

export const BoardCard = memo(function BoardCard({ card, stage, stages, lifted, held, onKey, onStage, onLeave }: BoardCardProps) {
  const { nav } = usePlugin();
  const link = useRef<HTMLAnchorElement>(null);
  const { id } = card;
  const { ref, dragging } = useDragCard(id);
  // A card that is carried into another column is drawn anew there; the keys must stay with it.
  useEffect(() => {
    if (held) link.current?.focus();
  }, [held, stage.id]);
  return (
    <li ref={ref} className="crm-card" data-card={id} data-dragging={dragging || undefined} data-lifted={lifted || undefined}>
      <Link
        ref={link}
        to={nav.href('project', { id })}
        className="crm-card-name"
        draggable={false}
        aria-describedby="board-help"
        onKeyDown={(event) => onKey(event, card)}
        onBlur={() => held && onLeave()}
      >
        {card.name}
      </Link>
      <p className="crm-card-facts">
        {card.event_date ? <DateText value={card.event_date} /> : <span className="bf-soft">No date yet</span>}
        {card.value_cents > 0 && <Money minor={card.value_cents} currency={card.currency} />}
      </p>
      <div className="crm-card-foot">
        <Waiting days={card.days_in_stage} allowed={stage.rotting_days} />
        <StageMenu stages={stages} current={stage} projectName={card.name} label="Move" onPick={(to) => onStage(card, to)} />
      </div>
    </li>
  );
});

function Waiting({ days, allowed }: { days: number; allowed: number | null }) {
  const words = days === 0 ? 'New here' : `${days} ${days === 1 ? 'day' : 'days'} here`;
  return allowed !== null && days > allowed ? (
    <StatusTag tone="clay">{words}, waiting</StatusTag>
  ) : (
    <span className="bf-soft">{words}</span>
  );
}
