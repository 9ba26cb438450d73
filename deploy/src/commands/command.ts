/** One word of the CLI. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Lines for `--help` beyond the usage. */
  readonly help: readonly string[];
  run(words: readonly string[], say: (line: string) => void): Promise<void>;
}
