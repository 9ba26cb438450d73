import type ts from 'typescript';

/** What one check has found in the program of the server. */
export interface Reading {
  /** What the faults have in common. */
  readonly heading: string;
  readonly faults: readonly string[];
  /** How much was read. */
  readonly summary: string;
}

/** @param only paths from the root of the files, or of folders of files, that it is about; all of the server when there is none. */
export type Reader = (program: ts.Program, only: readonly string[]) => Promise<Reading>;
