/** A file that says what others rely on, so that a change of it shows in the diff. */
export interface Report {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}
