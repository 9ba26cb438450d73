import { Icon } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import type { Ticks } from './use-ticks';

interface TickRowProps {
  readonly item: string;
  readonly name: string;
  readonly ticks: Ticks;
  /** How much of it. */
  readonly amount: string;
  readonly children?: ReactNode;
}

/** A line to tick off: all of it is the target, and it stays in its place when it is done. */
export function TickRow({ item, name, ticks, amount, children }: TickRowProps) {
  const done = ticks.isDone(item);
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        aria-checked={done}
        aria-label={name}
        className="fl-tick"
        onClick={() => ticks.tick(item, !done)}
      >
        <span className="fl-tick-box">{done && <Icon name="check" size={28} />}</span>
        <span className="fl-row-name">
          {name}
          <small>{children}</small>
        </span>
        <span className="fl-tick-amount bf-figures">{amount}</span>
      </button>
    </li>
  );
}
