/**
 * A key combination beside the action it runs.
 *
 * @example
 * <KeyHint keys={['⌘', 'K']} />
 */
export function KeyHint({ keys }: { keys: readonly string[] }) {
  return (
    <span className="bf-keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
