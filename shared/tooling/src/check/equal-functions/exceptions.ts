/** Functions that are equal and may be, each as `path name`. */
export interface Exception {
  readonly functions: readonly string[];
  readonly because: string;
}

/** Each has to be needed: one that is not is reported like two functions that are equal. */
export const EXCEPTIONS: readonly Exception[] = [];
