import type { LibraryRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { takenRecipe, type TakenSaid } from '../../planner/reading/taken-recipe';
import { capital } from '../../planner/words';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { findProject } from '../find-project';
import { money, text, type Job } from '../job';
import { projectsIn } from '../mentions';
import { bookCard } from '../topics/recipe-named';
import { readData } from '../topics/topic';
import { lockedBook } from './change-recipe';
import { bookOf, piecesIn, type OpenBook } from './piece-meant';

const TOOL = 'floral_recipe_builder.take_recipe';

interface Source {
  readonly from: { readonly kind: 'library' | 'recipe'; readonly id: number };
  readonly name: string;
  readonly where: string;
  readonly page: string;
  readonly unitCents: number;
}

/** “Copy the low centrepiece from Reyes to Delgado, 13 of them”: a piece of another project or of the library, by a click. Undefined: nothing is copied. */
export async function takeRecipe(job: Job): Promise<Outcome | undefined> {
  const said = job.tools.has(TOOL) ? takenRecipe(job.turn.message) : undefined;
  if (!said) return undefined;
  const target = await targetOf(job, said);
  if (!target) return undefined;
  const found = said.from === null ? await fromLibrary(job, said.piece) : await fromProject(job, { ...said, from: said.from });
  if (found === undefined || 'message' in found) return found;
  const quantity = said.count ?? 1;
  const { project, book } = target;
  const page = book.pages.some(({ key }) => key === found.page) ? found.page : (book.pages[0]?.key ?? 'other');
  const price = money(found.unitCents, { ...job.business, currency: book.currency });
  const say = `${String(quantity)} × ${found.name} from ${found.where} into ${project.name}, ${price} each there; here it is priced by what flowers cost today.`;
  const locked = lockedBook(target, [say]);
  if (locked) return locked;
  return ask(
    job,
    TOOL,
    { projectId: project.id, from: found.from, page, quantity },
    {
      say: `I would take ${say}`,
      details: [
        { label: 'Project', value: project.name },
        { label: 'Piece', value: found.name },
        { label: 'From', value: capital(found.where) },
        { label: 'How many', value: String(quantity) },
      ],
      projectId: project.id,
    },
  );
}

async function targetOf(job: Job, { to }: TakenSaid): Promise<OpenBook | undefined> {
  const [named, ...others] = to === '' ? [] : await projectsIn(job, to);
  if (others.length > 0) return undefined;
  const open = named || job.turn.projectId === null ? undefined : await findProject(job, undefined);
  const row = named ?? (open?.kind === 'one' ? open.row : undefined);
  return row && bookOf(job, row);
}

async function fromProject(job: Job, { piece, from }: TakenSaid & { readonly from: string }): Promise<Source | Outcome | undefined> {
  const [row, ...others] = await projectsIn(job, from);
  const open = row && others.length === 0 ? await bookOf(job, row) : undefined;
  if (!open) return undefined;
  const [only, ...more] = piecesIn(open.recipes, piece);
  if (!only || more.length > 0) {
    const names = (only ? [only, ...more] : open.recipes).map(({ name }) => name);
    return text(
      only
        ? `Which do you mean: ${names.join(' or ')}? Nothing was changed.`
        : `${open.project.name} has no “${piece}”. Its pieces are ${names.join(', ')}. Nothing was changed.`,
      bookCard(open.project),
    );
  }
  return {
    from: { kind: 'recipe', id: only.id },
    name: only.name,
    where: open.project.name,
    page: only.page,
    unitCents: only.price.unit_cents,
  };
}

async function fromLibrary(job: Job, piece: string): Promise<Source | Outcome | undefined> {
  const [only, ...more] = await libraryPieces(job, piece);
  if (!only) return undefined;
  if (more.length > 0) return text(`Which do you mean: ${[only, ...more].map(({ name }) => name).join(' or ')}? Nothing was changed.`);
  return { from: { kind: 'library', id: only.id }, name: only.name, where: 'the library', page: '', unitCents: only.unit_cents };
}

/** Recipes of the library that words name, the closest ones. */
export async function libraryPieces(job: Job, said: string): Promise<readonly LibraryRecipe[]> {
  const all = (await readData<LibraryRecipe[]>(job, 'floral_recipe_builder.library')) ?? [];
  return piecesIn(
    all.filter(({ archived_at: gone }) => gone === null),
    said,
  );
}
