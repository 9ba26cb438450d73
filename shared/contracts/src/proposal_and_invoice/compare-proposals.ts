import type { DocumentLine, ProposalContent } from './document.schema';
import { isTaken, proposalTotals } from './money/proposal-totals';
import type { Comparison } from './schema';

interface Version {
  readonly revision: number;
  readonly content: ProposalContent;
}

interface Offered {
  readonly section: string;
  readonly name: string;
  readonly qty_milli: number;
  readonly cents: number;
}

/** What differs between two versions, by the keys of lines, adjustments and what comes on top; what is the same is not told. */
export function compareProposals(before: Version, after: Version): Comparison {
  const [old, now] = [offered(before.content), offered(after.content)];
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, was]) => change('removed', was, undefined));
  const others = [...now].flatMap(([key, is]) => {
    const was = old.get(key);
    if (!was) return [change('added', undefined, is)];
    return was.qty_milli === is.qty_milli && was.cents === is.cents && was.name === is.name ? [] : [change('changed', was, is)];
  });
  return {
    before_revision: before.revision,
    after_revision: after.revision,
    before_cents: proposalTotals(before.content).total_cents,
    after_cents: proposalTotals(after.content).total_cents,
    changes: [...removed, ...others],
  };
}

function change(
  kind: Comparison['changes'][number]['kind'],
  was: Offered | undefined,
  is: Offered | undefined,
): Comparison['changes'][number] {
  const side = (one: Offered | undefined) => (one ? { qty_milli: one.qty_milli, cents: one.cents } : null);
  const { section = '', name = '' } = is ?? was ?? {};
  return { kind, section, name, before: side(was), after: side(is) };
}

/** Everything that makes the total, by a key. */
function offered(content: ProposalContent): Map<string, Offered> {
  const { lines, adjustments, waiver_cents, taxes } = proposalTotals(content);
  const ofLine = (section: string, line: DocumentLine): [string, Offered] => [
    `line ${line.key}`,
    { section, name: line.name, qty_milli: line.qty_milli, cents: lines[line.key] ?? 0 },
  ];
  const whole = (name: string, cents: number): Offered => ({ section: '', name, qty_milli: 1_000, cents });
  const made = new Map(content.sections.flatMap((section) => section.lines.filter(isTaken).map((line) => ofLine(section.title, line))));
  content.adjustments.forEach(({ key, title }, at) => made.set(`adjustment ${key}`, whole(title, adjustments[at]?.cents ?? 0)));
  if (waiver_cents !== 0) made.set('waiver', whole('Damage waiver', waiver_cents));
  for (const { tax_bps, tax_cents } of taxes) made.set(`tax ${tax_bps}`, whole(`Tax ${tax_bps / 100} %`, tax_cents));
  return made;
}
