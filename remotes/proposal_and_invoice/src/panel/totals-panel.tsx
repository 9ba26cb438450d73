import type { ProposalContent, ProposalTotals } from '@butterfly/contracts/proposal_and_invoice';
import { isTaken } from '@butterfly/contracts/proposal_and_invoice';
import { Money, useFormats } from '@butterfly/ui-kit';
import { TotalRow } from '../document/total-row';

interface TotalsPanelProps {
  readonly content: ProposalContent;
  readonly totals: ProposalTotals;
  readonly currency: string;
  /** What one of each line costs; undefined for who may not see it. */
  readonly costs: Readonly<Record<string, number>> | undefined;
}

/** What it comes to, computed anew at every key press by what the server computes with. */
export function TotalsPanel({ content, totals, currency, costs }: TotalsPanelProps) {
  const { number } = useFormats();
  const row = (label: string, cents: number, key = label) => <TotalRow key={key} label={label} cents={cents} currency={currency} />;
  return (
    <section className="pi-totals" aria-label="Totals">
      <p className="pi-total bf-figures" aria-live="polite">
        <span className="bf-eyebrow">Total</span>
        <strong>
          <Money minor={totals.total_cents} currency={currency} />
        </strong>
      </p>
      <dl className="bf-figures">
        {content.sections.map(({ key, title }) => row(title, totals.sections[key] ?? 0, key))}
        {content.adjustments.map(({ key, title }, at) => row(title, totals.adjustments[at]?.cents ?? 0, key))}
        {totals.waiver_cents !== 0 && row('Damage waiver', totals.waiver_cents)}
        {totals.taxes.map(({ tax_bps, tax_cents }) =>
          row(`${content.tax_mode === 'inclusive' ? 'Of it tax' : 'Tax'} ${number(tax_bps / 100)} %`, tax_cents),
        )}
      </dl>
      {costs && <Margin content={content} totals={totals} currency={currency} costs={costs} />}
    </section>
  );
}

/** What is left of the lines whose cost is known. */
function Margin({ content, totals, currency, costs }: TotalsPanelProps & { costs: Readonly<Record<string, number>> }) {
  const known = content.sections.flatMap(({ lines }) => lines).filter((line) => isTaken(line) && costs[line.key] !== undefined);
  if (known.length === 0) return null;
  const cost = known.reduce((sum, { key, qty_milli }) => sum + Math.round(((costs[key] ?? 0) * qty_milli) / 1_000), 0);
  const price = known.reduce((sum, { key }) => sum + (totals.lines[key] ?? 0), 0);
  return (
    <dl className="pi-margin bf-figures" aria-label="Margin, for the team only">
      <TotalRow label="Materials and work" cents={cost} currency={currency} />
      <div className="pi-row">
        <dt>Margin on recipes</dt>
        <dd>{price === 0 ? '–' : `${((100 * (price - cost)) / price).toFixed(1)} %`}</dd>
      </div>
    </dl>
  );
}
