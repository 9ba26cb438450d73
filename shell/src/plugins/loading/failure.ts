/** Why a plugin could not be shown. */
export type FailureReason =
  | 'network'
  | 'missing'
  | 'timeout'
  | 'not_javascript'
  | 'integrity'
  | 'refused_origin'
  | 'threw'
  | 'wrong_shape'
  | 'version'
  | 'render'
  | 'crash';

export interface Failure {
  readonly reason: FailureReason;
  /** Small print for whoever is asked for help. */
  readonly details: string;
}

const sentences: Readonly<Record<FailureReason, string>> = {
  network: 'Its files could not be fetched. Your connection may have been interrupted.',
  missing: 'Its files are not where they should be. A new version may be on its way.',
  timeout: 'It took too long to answer.',
  not_javascript: 'The server sent something else instead of the program.',
  integrity: 'A file differs from the one that was released, so it was not run.',
  refused_origin: 'Its files lie in a place that is not trusted, so they were not run.',
  threw: 'It stopped with an error while starting.',
  wrong_shape: 'Its release is incomplete.',
  version: 'It was made for another version of Butterfly.',
  render: 'It stopped with an error while drawing this page.',
  crash: 'It stopped with an error while it was used.',
};

/** What happened, in plain words. */
export function failureSentence(reason: FailureReason): string {
  return sentences[reason];
}

/** A failure that its author has named already. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure';
  readonly failure: Failure;

  constructor(reason: FailureReason, details: string) {
    super(`${reason}: ${details}`);
    this.failure = { reason, details };
  }
}

/** Whether the same release may work at a second try. */
export function isWorthRetrying(reason: FailureReason): boolean {
  return reason === 'network' || reason === 'missing' || reason === 'timeout' || reason === 'not_javascript';
}
