const FACTORS = [500, 700, 1_400, 2_000] as const;

/** Makes all lines of a piece smaller or larger, with whole stems; taken back as any other change. */
export function ScaleButtons({ onScale }: { onScale: (factorMilli: number) => void }) {
  return (
    <div className="fl-scale" role="group" aria-label="Smaller or larger">
      <span className="bf-soft">Smaller or larger</span>
      {FACTORS.map((factor) => (
        <button key={factor} type="button" className="fl-chip" onClick={() => onScale(factor)}>
          × {factor / 1_000}
        </button>
      ))}
    </div>
  );
}
