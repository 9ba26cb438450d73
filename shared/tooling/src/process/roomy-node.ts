/**
 * Arguments for Node where a program makes much and keeps little, as tests do: room for what is young. With Node's own 16 MB half of the
 * processor's time of one test file went into looking through it again and again. Workers that the program starts have it too.
 */
export const ROOMY_NODE = ['--max-semi-space-size=128'] as const;
