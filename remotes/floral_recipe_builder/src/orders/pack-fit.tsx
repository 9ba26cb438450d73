import type { BunchFit } from '@butterfly/contracts/floral_recipe_builder';
import { StatusDot, type Tone } from '@butterfly/ui-kit';
import { fitWords } from '../model/fit-words';

const TONES: Readonly<Record<BunchFit, Tone>> = { green: 'eucalyptus', grey: 'neutral', red: 'clay' };

interface PackFitProps {
  /** Null where nothing is bought, or packs of several sizes are. */
  readonly fit: BunchFit | null;
  readonly leftoverUnits: number;
  readonly packSize: number;
}

/** How what is needed fits into its packs, in words behind a dot. */
export function PackFit({ fit, leftoverUnits, packSize }: PackFitProps) {
  return (
    <span className="fl-item-fit">{fit && <StatusDot tone={TONES[fit]}>{fitWords({ fit, leftoverUnits, packSize })}</StatusDot>}</span>
  );
}
