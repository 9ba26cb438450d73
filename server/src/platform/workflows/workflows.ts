/** Workflows by name, with what they take and answer. Each `workflow.ts` adds its own by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the workflows
export interface Workflows {}

/** Every workflow that there is. */
export type WorkflowName = keyof Workflows & string;
