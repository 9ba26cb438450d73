import { ageText, lateText, stemText } from './words';

const now = new Date('2027-02-03T12:00:00Z');

describe('words about a request', () => {
  it('say how long a client has waited', () => {
    const ago = (iso: string) => ageText(iso, now);
    expect(['2027-02-03T11:30:00Z', '2027-02-03T09:00:00Z', '2027-02-01T12:00:00Z', '2027-02-04T12:00:00Z'].map(ago)).toEqual([
      'just now',
      '3 h',
      '2 days',
      'just now',
    ]);
  });

  it('say what is late: a first answer before an end, and nothing while it is the client’s turn or done', () => {
    const due = { response_due_at: '2027-02-02T12:00:00Z', due_at: '2027-02-03T11:00:00Z' };
    expect(lateText({ ...due, status: 'new', first_response_at: null }, now)).toBe('First answer is late');
    expect(lateText({ ...due, status: 'in_progress', first_response_at: '2027-02-02T10:00:00Z' }, now)).toBe('Overdue');
    expect(lateText({ ...due, status: 'waiting_client', first_response_at: '2027-02-02T10:00:00Z' }, now)).toBeNull();
    expect(lateText({ ...due, status: 'closed', first_response_at: null }, now)).toBeNull();
  });

  it('count stems', () => {
    expect([stemText(-9_000), stemText(1_000), stemText(-2_500)]).toEqual(['9 stems fewer', '1 stem more', '2.5 stems fewer']);
  });
});
