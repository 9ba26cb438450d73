import { readChoice, readDay, readMoney, readTags } from './cell-values';

describe('cells of an import', () => {
  it('reads days as they are written where the business is', () => {
    expect(readDay('6/12/2027', 'en-US')).toEqual({ value: '2027-06-12' });
    expect(readDay('12-6-2027', 'nl-NL')).toEqual({ value: '2027-06-12' });
    expect(readDay('2027-06-12', 'nl-NL')).toEqual({ value: '2027-06-12' });
    expect(readDay('2027-02-30', 'en-US')).toEqual({ reason: '“2027-02-30” is no date' });
    expect(readDay('', 'en-US')).toEqual({ value: null });
  });

  it('reads amounts with either decimal sign', () => {
    expect([readMoney('$12,000.50', 'USD'), readMoney('€ 1.234', 'EUR'), readMoney('7,5', 'EUR'), readMoney('12000', 'JPY')]).toEqual([
      { value: 1_200_050 },
      { value: 123_400 },
      { value: 750 },
      { value: 12_000 },
    ]);
    expect(readMoney('lots', 'USD')).toEqual({ reason: '“lots” is no amount' });
  });

  it('reads tags and choices', () => {
    expect(readTags('VIP; summer, VIP')).toEqual(['VIP', 'summer']);
    expect(readChoice('Couple member', ['person', 'couple_member'], 'kind')).toEqual({ value: 'couple_member' });
    expect(readChoice('alien', ['person'], 'kind')).toEqual({ reason: '“alien” is no kind' });
  });
});
