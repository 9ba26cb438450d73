import type { Confidence, ReadRow, ReadStatement } from '@butterfly/contracts/payments';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, StatusTag } from '@butterfly/ui-kit';
import { Alert, Checkbox, Select } from 'antd';

export interface Choice {
  readonly isChosen: boolean;
  readonly invoiceId: number;
}

interface StatementRowsProps {
  readonly found: ReadStatement;
  /** By the line of the statement. */
  readonly choices: ReadonlyMap<number, Choice>;
  readonly onChoose: (choices: ReadonlyMap<number, Choice>) => void;
}

const TAGS: Readonly<Record<Confidence, readonly ['clay' | 'eucalyptus' | 'iris' | 'marigold' | 'neutral', string]>> = {
  sure: ['eucalyptus', 'Sure'],
  likely: ['iris', 'Likely'],
  perhaps: ['marigold', 'Perhaps'],
  none: ['neutral', 'Nothing fits'],
  booked: ['neutral', 'Booked before'],
};

/** Each line with where it may belong; what cannot be read by its line. */
export function StatementRows({ found: { rows, bad, went_out }, choices, onChoose }: StatementRowsProps) {
  return (
    <>
      {rows.length === 0 && <p className="bf-soft">No money came in by this statement.</p>}
      <ul aria-label="Lines of the statement">
        {rows.map((row) => (
          <Row
            key={row.line}
            row={row}
            choice={choices.get(row.line)}
            onChange={(choice) => onChoose(new Map(choices).set(row.line, choice))}
          />
        ))}
      </ul>
      {went_out > 0 && (
        <p className="bf-soft">{went_out === 1 ? 'One line is money that went out.' : `${went_out} lines are money that went out.`}</p>
      )}
      {bad.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={bad.length === 1 ? 'One line cannot be read' : `${bad.length} lines cannot be read`}
          description={
            <ul>
              {bad.map(({ line, reason }) => (
                <li key={line}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}

function Row({ row, choice, onChange }: { row: ReadRow; choice: Choice | undefined; onChange: (choice: Choice) => void }) {
  const { tenant } = usePlugin();
  const [tone, label] = TAGS[row.confidence];
  return (
    <li className="pay-statement-row">
      <Checkbox
        aria-label={`Book line ${row.line}`}
        disabled={!choice}
        checked={choice?.isChosen ?? false}
        onChange={({ target }) => choice && onChange({ ...choice, isChosen: target.checked })}
      />
      <span className="pay-statement-sum bf-figures">
        <Money minor={row.amount_cents} currency={tenant.currency} />
      </span>
      <span className="pay-statement-words">
        <span>
          <DateText value={row.booked_on} /> · {row.text}
        </span>
        <StatusTag tone={tone}>{label}</StatusTag>
        <span className="bf-soft">{row.why}</span>
      </span>
      {choice ? (
        <Select
          aria-label={`Invoice of line ${row.line}`}
          value={choice.invoiceId}
          options={row.places.map(({ invoice_id, number, project_name }) => ({ value: invoice_id, label: `${number}, ${project_name}` }))}
          onChange={(invoiceId) => onChange({ isChosen: true, invoiceId })}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
