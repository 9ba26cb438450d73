import { statSync } from 'node:fs';
import { join } from 'node:path';
import { planOf } from '../plan';
import { guessed, likelyChange } from './guess';

const TODAY = '2026-11-23';
const plan = (text: string) => planOf(text, { today: TODAY });

describe('a guess', () => {
  it.each([
    'delete everything we have on june',
    'please send all brides our new prices',
    'refund the deposit of Osei',
    'order 12 bunches of quicksand',
    'cancel the Reyes wedding and tell them',
    'give everybody a discount of ten percent',
    'pay the invoice of Mayfield',
  ])('is never made of an order: “%s”', (said) => {
    expect(guessed({ text: said, span: undefined })).toBeUndefined();
    expect(plan(said).isGuess ?? false).toBe(false);
  });

  it('is never a change, a draft or a page', () => {
    const said = [
      'we ought to write down for Hollis that the stairs are narrow',
      'Reyes ought to be in booked by now i think',
      'somebody should ring the bakery on friday for Marlow',
      'perhaps Hollis is a week later',
    ];
    for (const text of said) {
      const taken = guessed({ text, span: undefined });
      expect([text, taken?.effect ?? 'read']).toEqual([text, 'read']);
    }
    expect(likelyChange('what is the weather like')).toBeUndefined();
  });

  it('needs the day it is about', () => {
    expect(guessed({ text: 'is there space for one more', span: undefined })?.intent).not.toBe('date_load');
  });
});

it('keeps the model small', () => {
  expect(statSync(join(import.meta.dirname, 'weights.data.ts')).size).toBeLessThan(200_000);
});
