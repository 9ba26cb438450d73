import type { EverydayCase } from './everyday-case';
import { FOURTH_DAYS } from './everyday-fourth-days.data';
import { FOURTH_DRAFTS } from './everyday-fourth-drafts.data';
import { FOURTH_LANGUAGES } from './everyday-fourth-languages.data';
import { FOURTH_LEADS } from './everyday-fourth-leads.data';
import { FOURTH_MONEY } from './everyday-fourth-money.data';

/** 300 sentences over all groups, written before a look at what answers them. */
const FOURTH: readonly EverydayCase[] = [...FOURTH_DAYS, ...FOURTH_LEADS, ...FOURTH_DRAFTS, ...FOURTH_MONEY, ...FOURTH_LANGUAGES];
const isHeld = (_: EverydayCase, index: number): boolean => index % 5 === 2;

/** Every fifth: measured, and never looked at by whoever changes the planner. */
export const FOURTH_HELD: readonly EverydayCase[] = FOURTH.filter(isHeld);
/** The others, whose failures are looked at. */
export const FOURTH_SHOWN: readonly EverydayCase[] = FOURTH.filter((said, index) => !isHeld(said, index));
