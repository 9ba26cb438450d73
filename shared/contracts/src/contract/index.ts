export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { fieldsIn, filledText, isText, mergeFields, paragraphs } from './document';
export type { MergeField, MergeValues, TextNode } from './document';
export { CONSENT, consentText } from './consent';
export { isOpen, roles, states } from './vocabulary';
export type { ContractState } from './vocabulary';
export { contractPatch, newClause, newTemplate, signature } from './schema';
export type {
  AttachedProposal,
  Clause,
  ClauseText,
  Contract,
  ContractDetail,
  ContractPatch,
  ContractQuery,
  ContractRow,
  Evidence,
  Filled,
  MissingValue,
  NewClause,
  NewContract,
  NewTemplate,
  Signature,
  Signer,
  SigningPage,
  Template,
  TemplatePatch,
  Verdict,
} from './schema';
export { happened, outstanding, waitsFor } from './signing';
