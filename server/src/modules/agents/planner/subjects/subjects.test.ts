import { planOf } from '../plan';

const intentOf = (said: string) => planOf(said, { today: '2026-11-23' }).intent;

describe('the subjects of the plugins', () => {
  it.each([
    ['which invoices are overdue', 'money'],
    ['who owes us money', 'money'],
    ['has Hollis paid', 'money'],
    ['wer schuldet uns noch geld', 'money'],
    ['qué facturas están vencidas', 'money'],
    ['who has not signed', 'contracts'],
    ['wer hat noch nicht unterschrieben', 'contracts'],
    ['quién no ha firmado todavía', 'contracts'],
    ['which questionnaires are not back yet', 'questionnaires'],
    ['open client requests', 'requests'],
    ['any complaints', 'requests'],
    ['what commission do we owe partners', 'partners'],
    ['which emails came back', 'mails'],
    ['how is the wedding page doing', 'lead_pages'],
    ['am i free thursday afternoon', 'my_time'],
    ['habe ich donnerstag nachmittag zeit', 'my_time'],
    ['which slots are still open for a tasting next tuesday', 'free_times'],
    ['any meetings today?', 'meetings'],
    ['do we have 40 gold chargers for june 12', 'free_units'],
    ['what leaves the warehouse this week', 'stock_moves'],
    ['sum per venue', 'sums'],
    ['go to the calender', 'open'],
    ['open inventry', 'open'],
  ])('“%s” is about %s', (said, intent) => {
    expect(intentOf(said)).toBe(intent);
  });

  it.each([
    ['note for Chen: the contract is not signed', 'add_note'],
    ['task for Hollis: chase the unpaid invoice on december 4', 'add_task'],
    ['text Lucia that the invoice is overdue', 'send_text'],
    ['remind me tomorrow to ask Chen who has not signed', 'add_task'],
  ])('what is dictated is no question about them: “%s”', (said, intent) => {
    expect(intentOf(said)).toBe(intent);
  });
});

describe('a change that is told', () => {
  const today = '2026-11-23';
  it('keeps how far a day was pushed', () => {
    const { intent, slots } = planOf('the gala got pushed back a week', { today });
    expect([intent, slots['name'], slots['by']]).toEqual(['reschedule', 'gala', 'a week']);
  });
  it.each([
    'what if the gala got pushed back a week',
    'the gala was not pushed back a week',
    'if Sato goes into production',
    'has Sato moved to booked',
    'Castellano is not qualified',
  ])('is none where it is doubted, denied or asked: “%s”', (said) => {
    expect(['reschedule', 'move_project', 'qualify_lead']).not.toContain(intentOf(said));
  });
});
