import type { EverydayCase } from './everyday-case';
import { FIRST_A } from './everyday-first-a.data';
import { FIRST_B } from './everyday-first-b.data';
import { FIRST_C } from './everyday-first-c.data';

/** 200 things a florist, a planner or an owner says in a working day, written without a look at what answers them. */
export const EVERYDAY_FIRST: readonly EverydayCase[] = [...FIRST_A, ...FIRST_B, ...FIRST_C];
