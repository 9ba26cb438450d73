import { reminderStage } from './reminder-stage';

const policy = { on: true, days_before: [7, 1], days_after: [1, 7, 14] };
const stage = (today: string, more: { issued_on?: string } = {}) =>
  reminderStage({ due_on: '2027-03-14', issued_on: '2027-02-01', ...more }, { today, policy });

describe('the reminder a part has come to', () => {
  it.each([
    ['2027-03-06', null],
    ['2027-03-07', -7],
    ['2027-03-12', -7],
    ['2027-03-13', -1],
    ['2027-03-14', -1],
    ['2027-03-15', 1],
    ['2027-03-20', 1],
    ['2027-03-21', 7],
    ['2027-03-28', 14],
    ['2027-09-01', 14],
  ])('on %s is %s', (today, expected) => expect(stage(today)).toBe(expected));

  it('is none whose day was over before the invoice was written', () => {
    expect(stage('2027-03-10', { issued_on: '2027-03-10' })).toBeNull();
    expect(stage('2027-03-13', { issued_on: '2027-03-10' })).toBe(-1);
  });

  it('is none where the business reminds of nothing', () => {
    expect(
      reminderStage(
        { due_on: '2027-03-14', issued_on: null },
        { today: '2027-03-20', policy: { on: true, days_before: [], days_after: [] } },
      ),
    ).toBeNull();
  });
});
