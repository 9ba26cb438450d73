import { useState } from 'react';

/**
 * A value as it was when the person began to change it. Pages follow what colleagues save; a form must not, or its save would be one over a
 * version that nobody has looked at. While `held` the value stays; `follow` lets it go on, for after the server has refused a save because
 * of its version and the person was told. `saved` hands over what the form's own save was answered: what the person typed while it was on its
 * way is the next save, over that one.
 *
 * @returns the value to save over, `follow`, and `saved`
 * @example
 * const [base, follow, saveOver] = useHeld(saved, draft.isDirty);
 * const save = useAction({ run: (body) => api.updateNote({ params, body, ifMatch: base.etag ?? '*' }), invalidates: [keys.notes], onFailure: follow,
 *   onSuccess: (answer) => saveOver(answer) });
 */
export function useHeld<T>(value: T, held: boolean): [base: T, follow: () => void, saved: (own: T) => void] {
  const [kept, setKept] = useState(value);
  const [isFollowing, setFollowing] = useState(false);
  if (!held && isFollowing) setFollowing(false);
  const isFree = !held || isFollowing;
  if (isFree && kept !== value) setKept(value);
  return [isFree ? value : kept, () => setFollowing(true), (own) => setKept(() => own)];
}
