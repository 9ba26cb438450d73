import { useState } from 'react';

/**
 * A value as it was when the person began to change it. Pages follow what colleagues save; a form must not, or its save would be one over a
 * version that nobody has looked at. While `held` the value stays; `follow` lets it go on, for after the server has refused a save because
 * of its version and the person was told.
 *
 * @returns the value to save over, and `follow`
 * @example
 * const [base, follow] = useHeld(saved, draft.isDirty);
 * const save = useAction({ run: (body) => api.updateNote({ params, body, ifMatch: base.etag ?? '*' }), invalidates: [keys.notes], onFailure: follow });
 */
export function useHeld<T>(value: T, held: boolean): [T, () => void] {
  const [kept, setKept] = useState(value);
  const [isFollowing, setFollowing] = useState(false);
  if (!held && isFollowing) setFollowing(false);
  const isFree = !held || isFollowing;
  if (isFree && kept !== value) setKept(value);
  return [isFree ? value : kept, () => setFollowing(true)];
}
