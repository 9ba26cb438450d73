export type { ImportSource } from './import-source';
export { ImportWizard } from './import-wizard';
