import { mergeFields } from '@butterfly/contracts/contract';

/** What the project fills in, as the editor offers it. */
export const fieldInserts = Object.entries(mergeFields).map(([field, label]) => ({ label, text: `{{${field}}}` }));
