/** A host who is free, with the meetings of this kind given to them lately. */
export interface Turn {
  readonly member_id: number;
  readonly weight: number;
  readonly count: number;
  /** When one was given to them last, in milliseconds; null: never. */
  readonly last_at: number | null;
}

/** Whose turn it is: fewest meetings for their weight, then whoever has waited longest, then the lowest id. */
export function nextHost(turns: readonly Turn[]): number | null {
  const [first] = [...turns].sort(
    (a, b) => a.count * b.weight - b.count * a.weight || (a.last_at ?? 0) - (b.last_at ?? 0) || a.member_id - b.member_id,
  );
  return first?.member_id ?? null;
}
