import type { DocumentSection, ProposalPackage, SellablePiece } from '@butterfly/contracts/proposal_and_invoice';
import type { ProposalTotals } from '@butterfly/contracts/proposal_and_invoice';
import { Icon, Money } from '@butterfly/ui-kit';
import { Button, Input, Select } from 'antd';
import { moved, withChoice, withRow } from '../model/edit-content';
import { AddLine } from './add-line';
import { LineEditor } from './line-editor';
import { OneLine } from './one-line';
import { PhotoEditor } from './photo-editor';

interface SectionEditorProps {
  readonly projectId: number;
  readonly section: DocumentSection;
  readonly totals: ProposalTotals;
  readonly costs: Readonly<Record<string, number>>;
  readonly pieces: readonly SellablePiece[];
  readonly packages: readonly ProposalPackage[];
  readonly currency: string;
  readonly tax_bps: number | null;
  readonly onChange: (change: Partial<DocumentSection>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const KINDS = [
  { value: 'products', label: 'Flowers and work' },
  { value: 'hire', label: 'Hire' },
  { value: 'fees', label: 'Delivery and fees' },
];
const PRICES = [
  { value: 'itemised', label: 'Every price' },
  { value: 'section_total', label: 'One sum' },
  { value: 'hidden', label: 'No prices' },
];

/** A chapter of the proposal. */
export function SectionEditor({ projectId, section, totals, costs, pieces, packages, currency, tax_bps, ...on }: SectionEditorProps) {
  const { onChange, onMove, onRemove } = on;
  const { title, lines } = section;
  return (
    <section className="pi-section" aria-label={title}>
      <PhotoEditor of={title} projectId={projectId} photo={section.photo} onChange={(photo) => onChange({ photo })} />
      <header className="pi-section-head">
        <OneLine
          label="Title of the section"
          className="pi-section-title"
          maxLength={120}
          value={title}
          onChange={(words) => onChange({ title: words })}
        />
        <Money minor={totals.sections[section.key] ?? 0} currency={currency} />
      </header>
      <Input.TextArea
        rows={1}
        variant="borderless"
        className="pi-section-text"
        aria-label={`Text of ${title}`}
        placeholder="A sentence about this part of the day"
        maxLength={2_000}
        value={section.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <ul className="pi-lines">
        {lines.map((line) => (
          <LineEditor
            key={line.key}
            line={line}
            total_cents={totals.lines[line.key] ?? 0}
            cost_cents={costs[line.key]}
            currency={currency}
            onChange={(change) => onChange({ lines: withRow(lines, line.key, change) })}
            onChoose={(selected) => onChange({ lines: withChoice(lines, line.key, selected) })}
            onMove={(by) => onChange({ lines: moved(lines, line.key, by) })}
            onRemove={() => onChange({ lines: lines.filter(({ key }) => key !== line.key) })}
          />
        ))}
      </ul>
      <AddLine
        section={title}
        pieces={pieces}
        packages={packages}
        currency={currency}
        tax_bps={tax_bps}
        onAdd={(line) => onChange({ lines: [...lines, line] })}
      />
      <footer className="pi-section-tools">
        <Select
          size="small"
          variant="borderless"
          aria-label={`Kind of ${title}`}
          options={KINDS}
          value={section.kind}
          onChange={(kind: DocumentSection['kind']) => onChange({ kind })}
        />
        <Select
          size="small"
          variant="borderless"
          aria-label={`Prices shown in ${title}`}
          options={PRICES}
          value={section.show_prices}
          onChange={(show_prices: DocumentSection['show_prices']) => onChange({ show_prices })}
        />
        <Button
          type="text"
          size="small"
          aria-label={`Move ${title} up`}
          icon={<Icon name="chevron-up" size={16} />}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          size="small"
          aria-label={`Move ${title} down`}
          icon={<Icon name="chevron-down" size={16} />}
          onClick={() => onMove(1)}
        />
        <Button type="text" size="small" aria-label={`Remove ${title}`} icon={<Icon name="trash" size={16} />} onClick={onRemove} />
      </footer>
    </section>
  );
}
