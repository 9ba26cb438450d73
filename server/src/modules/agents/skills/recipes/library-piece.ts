import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { saysPiece } from './piece-meant';
import { libraryPieces } from './take-recipe';

const ASKS =
  /^(?:(?:what|how many|which)(?:'s| is| are| goes| go| stems| flowers)*(?: (?:in|into|there in))? (?:our|my|your)|show me (?:our|my)|was ist in unser\w*|que lleva nuestr\w+) (?<piece>(?!.* (?:for|of|para|fur) )[a-z][a-z' -]{3,60}?)(?: recipe| from the library| in the library)?\??$/;

/** “What's in our minimal bridal bouquet”: a recipe of the library. Undefined: it is none, or more than one. */
export async function libraryPiece(job: Job): Promise<Outcome | undefined> {
  const piece = ASKS.exec(plainLetters(job.turn.message))?.groups?.['piece'];
  if (piece === undefined || !saysPiece(piece) || !job.tools.has('floral_recipe_builder.library')) return undefined;
  const [only, ...others] = await libraryPieces(job, piece);
  if (!only || others.length > 0) return undefined;
  const lines = only.lines.map(
    ({ qty_milli: qty, name, unit }) => `- ${String(qty / 1_000)} ${name}${unit === 'stem' ? '' : ` (${unit})`}`,
  );
  const head = `${only.name}, from your library: ${String(only.stems_milli / 1_000)} stems, ${money(only.unit_cents, job.business)} for the client as flowers cost today.`;
  return text([head, ...lines].join('\n'), {
    cards: { data: [{ id: only.id, name: 'recipes of the library', url: '/floral_recipe_builder/library' }] },
  });
}
