import { render, screen } from '@testing-library/react';
import { buildLead } from '../testing/build-lead';
import { LeadScore } from './lead-score';

describe('the score of a lead', () => {
  it('says for each reason whether it gives points or takes them', () => {
    const score_reasons = [
      { rule: 'date_known', points: 20 },
      { rule: 'date_full', points: -15 },
    ] as const;
    render(<LeadScore lead={buildLead({ score: 5, score_reasons: [...score_reasons] })} />);
    const [gives, takes] = screen.getAllByRole('listitem', { hidden: true });
    expect(gives).toHaveTextContent('+20');
    expect(takes).toHaveTextContent('−15');
    expect(gives).not.toHaveAttribute('data-bad');
    expect(takes).toHaveAttribute('data-bad');
  });
});
