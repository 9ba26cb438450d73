export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { newContract, contract, contractPatch, contractQuery } from './schema';
export type { NewContract, Contract, ContractPatch, ContractQuery } from './schema';
