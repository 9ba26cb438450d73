import type { Span } from './dates';
import type { Intent } from './intent';

/** What a pattern is held against. */
export interface Sentence {
  readonly text: string;
  readonly span: Span | undefined;
}

/** What is asked about or changed in the CRM. */
export const crm = (id: Intent['id'], effect: Intent['effect'], patterns: readonly RegExp[], fits?: Intent['fits']): Intent => ({
  id,
  agent: 'crm_agent',
  effect,
  patterns,
  ...(fits ? { fits } : {}),
});
/** What the assistant answers itself. */
export const talk = (id: Intent['id'], patterns: readonly RegExp[], fits?: Intent['fits']): Intent => ({
  ...crm(id, 'read', patterns, fits),
  agent: 'orchestrator_agent',
});
/** A pattern whatever the case of its letters. */
export const i = (pattern: string): RegExp => new RegExp(pattern, 'i');
