import type { ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import { Segmented } from 'antd';
import { usualTax } from '../model/edit-content';
import { PercentInput } from './figure-input';

interface DocumentSettingsProps {
  readonly content: ProposalContent;
  readonly expiresOn: string | null;
  readonly onContent: (part: Partial<ProposalContent>) => void;
  readonly onExpires: (day: string | null) => void;
}

const MODES = [
  { value: 'exclusive', label: 'Tax on top' },
  { value: 'inclusive', label: 'Tax in the prices' },
];

/** Tax, damage waiver and the last day of the offer. */
export function DocumentSettings({ content, expiresOn, onContent, onExpires }: DocumentSettingsProps) {
  const taxAll = (tax_bps: number) =>
    onContent({
      sections: content.sections.map((section) => ({
        ...section,
        lines: section.lines.map((line) => (line.tax_bps === null && usualTax(content) !== null ? line : { ...line, tax_bps })),
      })),
    });
  return (
    <section className="pi-settings" aria-label="Tax and dates">
      <Segmented
        block
        size="small"
        options={MODES}
        value={content.tax_mode}
        onChange={(value) => onContent({ tax_mode: value as ProposalContent['tax_mode'] })}
      />
      <label>
        Tax on taxed lines
        <PercentInput label="Tax on taxed lines" value={usualTax(content) ?? 0} onChange={taxAll} />
      </label>
      <label>
        Damage waiver on hire
        <PercentInput label="Damage waiver on hire" value={content.waiver_bps} onChange={(waiver_bps) => onContent({ waiver_bps })} />
      </label>
      <label>
        Last day of the offer
        <input type="date" value={expiresOn ?? ''} onChange={({ target }) => onExpires(target.value === '' ? null : target.value)} />
      </label>
    </section>
  );
}
