import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import './print.css';

interface PrintSheetProps {
  /** Stands at the head of the paper. */
  readonly title: string;
  /** A line below it: whose it is, of which day. */
  readonly meta?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet as it comes out of the printer, with the button that prints it alone: nothing around it gets on the paper.
 *
 * @example <PrintSheet title="Packing list" meta={<DateText value={day} />}><ListTable … /></PrintSheet>
 */
export function PrintSheet({ title, meta, children }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const print = () => {
    const chosen = sheet.current;
    if (!chosen) return;
    const done = () => {
      delete document.documentElement.dataset['printing'];
      delete chosen.dataset['printed'];
    };
    document.documentElement.dataset['printing'] = '';
    chosen.dataset['printed'] = '';
    addEventListener('afterprint', done, { once: true });
    globalThis.print();
  };
  return (
    <div className="bf-print">
      <Button icon={<Icon name="download" size={16} />} onClick={print}>
        Print or save as PDF
      </Button>
      <article ref={sheet} className="bf-sheet" aria-label={title}>
        <header>
          <h2>{title}</h2>
          {meta && <p>{meta}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}
