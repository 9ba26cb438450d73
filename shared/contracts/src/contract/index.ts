export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { fieldsIn, filledText, isText, mergeFields, paragraphs } from './document';
export type { MergeField, MergeValues, TextNode } from './document';
export { CONSENT, consentText } from './consent';
export { contractPatch, isOpen, newClause, newTemplate, roles, signature, states } from './schema';
export type {
  AttachedProposal,
  Clause,
  ClauseText,
  Contract,
  ContractDetail,
  ContractPatch,
  ContractQuery,
  ContractRow,
  ContractState,
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
