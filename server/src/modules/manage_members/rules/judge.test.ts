import type { NewRule } from '@butterfly/contracts/manage_members';
import { judge, type CandidateFacts } from './judge';
import { skillScore } from './score';

const WEDDINGS = 1;
const INSTALL = 2;
const skillNames = new Map([
  [WEDDINGS, 'Wedding bouquets'],
  [INSTALL, 'Installations'],
]);
const required = [
  { skill_id: WEDDINGS, min_level: 3, weight: 2 },
  { skill_id: INSTALL, min_level: 2, weight: 1 },
];
const rule = (changes: Partial<NewRule> = {}): NewRule => ({
  name: 'New weddings',
  object: 'project',
  strategy: 'best_skill',
  candidates: [],
  required_skills: required,
  working_hours_only: false,
  fallback_id: null,
  enabled: true,
  ...changes,
});
const person = (memberId: number, changes: Partial<CandidateFacts> = {}): CandidateFacts => ({
  memberId,
  name: `Member ${memberId}`,
  levels: new Map([
    [WEDDINGS, 5],
    [INSTALL, 3],
  ]),
  open: 0,
  capacity: 10,
  lastAssignedAt: null,
  absence: null,
  ...changes,
});
const chosen = (one: NewRule, facts: CandidateFacts[]) => judge(one, { facts, skillNames }).chosen?.member_id ?? null;

describe('the score of best skill', () => {
  const levels = new Map([
    [WEDDINGS, 5],
    [INSTALL, 3],
  ]);

  it('is 86.67 for weddings 5/5 of weight 2 and installations 3/5 of weight 1', () => {
    expect(skillScore(required, { levels, load: 0.5, travelMinutes: null })).toBe(86.67);
  });

  it('is 84.67 when overloaded by 10 %', () => {
    expect(skillScore(required, { levels, load: 1.1, travelMinutes: null })).toBe(84.67);
  });

  it('loses 15 for a way of more than an hour, not of an hour', () => {
    expect(skillScore(required, { levels, load: 0, travelMinutes: 61 })).toBe(71.67);
    expect(skillScore(required, { levels, load: 0, travelMinutes: 60 })).toBe(86.67);
  });
});

describe('who is chosen', () => {
  it('by best skill: the highest score, and of equals the lowest id', () => {
    expect(
      chosen(rule(), [
        person(9),
        person(4),
        person(5, {
          levels: new Map([
            [WEDDINGS, 4],
            [INSTALL, 3],
          ]),
        }),
      ]),
    ).toBe(4);
    expect(chosen(rule(), [person(4, { open: 11 }), person(9)])).toBe(9);
  });

  it('nobody below a least level, and the verdict says which', () => {
    const verdict = judge(rule(), { facts: [person(1, { levels: new Map([[WEDDINGS, 2]]) })], skillNames });
    expect(verdict.chosen).toBeNull();
    expect(verdict.candidates[0]?.reasons).toEqual(['Wedding bouquets 2 of at least 3', 'Installations 0 of at least 2']);
  });

  it('by turns: who waited longest, who never had one first, ties by id', () => {
    const turns = rule({ strategy: 'round_robin', required_skills: [] });
    const [early, late] = ['2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z'];
    expect(chosen(turns, [person(1, { lastAssignedAt: late }), person(2, { lastAssignedAt: early })])).toBe(2);
    expect(chosen(turns, [person(1, { lastAssignedAt: late }), person(3), person(2)])).toBe(2);
  });

  it('by load: the smallest share of what one takes at once, not the smallest number', () => {
    expect(
      chosen(rule({ strategy: 'least_loaded', required_skills: [] }), [
        person(1, { open: 2, capacity: 2 }),
        person(2, { open: 3, capacity: 10 }),
      ]),
    ).toBe(2);
  });

  it('among the named alone, who is there, else the fallback', () => {
    expect(chosen(rule({ candidates: [7] }), [person(1), person(7)])).toBe(7);
    expect(chosen(rule({ fallback_id: 3 }), [person(1, { absence: 'is away' }), person(3, { absence: 'is away' })])).toBe(3);
    expect(chosen(rule({ strategy: 'fixed', fallback_id: 3, required_skills: [] }), [person(1), person(3)])).toBe(3);
  });
});
