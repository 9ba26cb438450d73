/** An end with a reason the person can act on. `exitCode`: 1 refused or failed, 2 wrong use, 3 no server. */
export class CliError extends Error {
  override readonly name = 'CliError';
  constructor(
    message: string,
    readonly exitCode: 1 | 2 | 3 = 1,
  ) {
    super(message);
  }
}
