import { proposalTotals, shownProposal, type ProposalContent, type ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import { renderPdf } from '../../../platform/documents/render-pdf';
import { wordsIn } from '../testing/invoice-on-paper.fixture';
import { wedding } from '../testing/wedding.fixture';
import { document } from './change-paper';

function shown(content: ProposalContent, revision: number): ShownProposal {
  const head = { business: 'Fern & Thistle', project_name: 'Marlow & Okafor', event_date: '2027-06-12', number: 'P-2027-0001' };
  const payments = [{ key: 'a', label: 'All', due_on: '2027-05-22', amount_cents: proposalTotals(content).total_cents }];
  return shownProposal({ ...head, revision, title: 'Your day', currency: 'USD', expires_on: null }, { content, payments });
}
const onPaper = (was: ProposalContent, is: ProposalContent) =>
  wordsIn(document({ was: shown(was, 1), shown: shown(is, 2), locale: 'en-US', accent: null })).filter((word) => word.trim() !== '');

describe('a change order on paper', () => {
  it('says only what differs, with the figures of the worked change: 536,212 becomes 519,668', () => {
    const words = onPaper(wedding(12), wedding(11));
    expect(words).toContain('P-2027-0001, version 2, instead of version 1');
    expect(words.slice(words.indexOf('What is different'), words.indexOf('Payments'))).toEqual([
      ...['What is different', 'centrepiece', ', 11 instead of 12', 'reception', '$1,920.00', '$1,760.00'],
      ...['What follows from it', 'Early booking', '-$223.25', '-$215.25', 'Damage waiver', '$33.30', '$32.40'],
      ...['Tax 8.25 %', '$387.07', '$374.53'],
      ...['You accepted', '$5,362.12', 'It would be', '$5,196.68', '$165.44 less'],
    ]);
    expect(words).toContain('The difference comes off the last payment that is still open. Earlier payments stay as they are.');
    // What is the same is not told.
    expect(words).not.toContain('arch');
  });

  it('tells what goes and what comes, and no price that its section keeps back', () => {
    const before = wedding(12);
    const hidden = before.sections.map((section) => ({ ...section, show_prices: 'hidden' as const }));
    const without = { ...before, sections: hidden.filter(({ key }) => key !== 'ceremony') };
    const words = onPaper({ ...before, sections: hidden }, without);
    expect(words.slice(words.indexOf('What goes'), words.indexOf('What follows from it'))).toEqual(['What goes', 'arch', 'ceremony']);
    expect(onPaper(without, { ...before, sections: hidden })).toContain('What comes');
  });

  it('of other words alone says that nothing that costs anything changes, and shows the payments', () => {
    const words = onPaper(wedding(), { ...wedding(), intro: 'Dear all' });
    expect(words).toEqual(expect.arrayContaining(['Nothing that costs anything changes; words do.', 'The total stays as it is.']));
    expect(words).toContain('All, May 22, 2027');
  });

  it('is a file', async () => {
    const file = await renderPdf(document({ was: shown(wedding(12), 1), shown: shown(wedding(11), 2), locale: 'de-DE', accent: null }));
    expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
