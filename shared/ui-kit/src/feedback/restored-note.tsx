/** What `useDraft` of the plugin SDK knows about what was typed the last time. */
interface RestoredDraft {
  readonly restored: 'no' | 'yes' | 'outdated' | 'discarded';
  discard(): void;
  bringBack(): void;
}

/**
 * Says that a form holds again what was typed and not saved, with a way to drop it and a way back from that.
 *
 * @example
 * const note = useDraft(`note:${id}`, '');
 * <RestoredNote draft={note} />
 */
export function RestoredNote({ draft: { restored, discard, bringBack } }: { draft: RestoredDraft }) {
  if (restored === 'no') return null;
  const isGone = restored === 'discarded';
  return (
    <p className="bf-restored" role="status">
      <span>
        {isGone ? 'What you had typed was discarded' : 'Restored what you had typed'}
        {restored === 'outdated' && '. Somebody has changed this since; look before you save'}
      </span>
      <button type="button" className="bf-link" onClick={isGone ? bringBack : discard}>
        {isGone ? 'Undo' : 'Discard'}
      </button>
    </p>
  );
}
