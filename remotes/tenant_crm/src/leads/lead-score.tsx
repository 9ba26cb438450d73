import type { Lead } from '@butterfly/contracts/tenant_crm';
import { scoreLabels } from './lead-kind';

/** The score and, line by line, why. */
export function LeadScore({ lead }: { lead: Lead }) {
  return (
    <details className="crm-score">
      <summary>
        <strong className="bf-figures">{lead.score}</strong>
        <span className="crm-score-bar" aria-hidden="true">
          <span style={{ inlineSize: `${lead.score}%` }} />
        </span>
        <span className="bf-soft">of 100 · why?</span>
      </summary>
      <ul>
        {lead.score_reasons.map(({ rule, points }) => (
          <li key={rule} data-bad={points < 0 || undefined}>
            <span className="bf-figures">{points > 0 ? `+${points}` : `−${-points}`}</span> {scoreLabels[rule]}
          </li>
        ))}
        {lead.score_reasons.length === 0 && <li className="bf-soft">Nothing is known yet. A date gives the most.</li>}
      </ul>
    </details>
  );
}
