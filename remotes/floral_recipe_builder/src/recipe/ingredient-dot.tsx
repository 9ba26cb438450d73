/** The colour of an ingredient; its name stands beside it. */
export function IngredientDot({ hex }: { hex: string | null | undefined }) {
  return <span className="fl-dot" aria-hidden="true" style={hex ? { backgroundColor: hex } : undefined} />;
}
