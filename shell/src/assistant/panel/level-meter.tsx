import { useEffect, useRef } from 'react';
import { barsOf, METER_BARS } from '../voice/level';
import { useAssistant } from './use-assistant';

const BARS = Array.from({ length: METER_BARS }, (_, at) => at);

/** How much of its height a bar keeps from one frame to the next: it follows the voice up at once and falls softly. */
const FALL = 0.85;

/** Thirty bars that follow the voice. They are moved directly: React draws them once (trap 27). */
export function LevelMeter() {
  const { input } = useAssistant().voice;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let bars: number[] = [];
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const spectrum = input.spectrum();
      const now = spectrum ? barsOf(spectrum) : [];
      bars = BARS.map((bar) => Math.max(now[bar] ?? 0, (bars[bar] ?? 0) * FALL));
      [...(box.current?.children ?? [])].forEach((bar, at) =>
        (bar as HTMLElement).style.setProperty('--level', (bars[at] ?? 0).toFixed(2)),
      );
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [input]);
  return (
    <div ref={box} className="assistant-meter" role="img" aria-label="Audio level">
      {BARS.map((bar) => (
        <span key={bar} className="assistant-bar" />
      ))}
    </div>
  );
}
