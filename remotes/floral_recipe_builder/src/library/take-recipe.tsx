import {
  usualSizes,
  type BookPage,
  type BookRecipe,
  type LibraryRecipe,
  type TakenRecipe,
} from '@butterfly/contracts/floral_recipe_builder';
import { Money } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useSavedBook } from '../book/use-book';
import { allProjects, keys } from '../flowers.client';
import { quantityText } from '../model/quantity';
import { foundIn, useLibrary } from './use-library';

interface TakeRecipeProps {
  readonly page: BookPage;
  readonly projectId: number;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onTake: (taken: TakenRecipe) => void;
}

const SIZES = [
  ['s', 'Small'],
  ['m', 'As it is'],
  ['l', 'Large'],
] as const;
type Size = (typeof SIZES)[number][0];

/** Pieces of the library or of another project, to be added to a page larger or smaller. */
export function TakeRecipe({ page, projectId, currency, isBusy, onTake }: TakeRecipeProps) {
  const [from, setFrom] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<Size>('m');
  const { data: projects } = useQuery({ queryKey: keys.projects, queryFn: allProjects });
  const take = (kind: 'library' | 'recipe', { id, sizes = usualSizes }: { id: number; sizes?: Record<Size, number> }) =>
    onTake({ from: { kind, id }, page: page.key, quantity: 1, factor_milli: sizes[size] });
  return (
    <div className="fl-take" role="region" aria-label={`Take a piece for ${page.name}`}>
      <div className="fl-take-how">
        <Select<number>
          aria-label="Taken from"
          showSearch={{ optionFilterProp: 'label' }}
          value={from ?? 0}
          options={[
            { value: 0, label: 'The library' },
            ...(projects ?? []).filter(({ id }) => id !== projectId).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => setFrom(id === 0 ? null : id)}
        />
        <input
          className="fl-take-search"
          type="search"
          aria-label="Search pieces"
          placeholder="Bouquet, juliet…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="fl-sizes" role="group" aria-label="Size">
          {SIZES.map(([key, words]) => (
            <button key={key} type="button" className="fl-chip" aria-pressed={size === key} onClick={() => setSize(key)}>
              {words}
            </button>
          ))}
        </div>
      </div>
      {from === null ? (
        <OfLibrary typed={typed} currency={currency} isBusy={isBusy} onPick={(recipe) => take('library', recipe)} />
      ) : (
        <OfProject projectId={String(from)} typed={typed} isBusy={isBusy} onPick={({ id }) => take('recipe', { id })} />
      )}
    </div>
  );
}

interface PickProps<T> {
  readonly typed: string;
  readonly isBusy: boolean;
  readonly onPick: (recipe: T) => void;
}

function OfLibrary({ typed, currency, isBusy, onPick }: PickProps<LibraryRecipe> & { currency: string }) {
  const { data } = useLibrary();
  const found = foundIn(data ?? [], typed);
  if (data?.length === 0) return <p className="bf-soft">The library is empty. Open a piece and keep it there.</p>;
  return (
    <ul className="fl-take-list" aria-label="Pieces of the library">
      {found.map((recipe) => (
        <Pick
          key={recipe.id}
          name={recipe.name}
          cents={recipe.unit_cents}
          stems={recipe.stems_milli}
          currency={currency}
          isBusy={isBusy}
          onPick={() => onPick(recipe)}
        />
      ))}
    </ul>
  );
}

function OfProject({ projectId, typed, isBusy, onPick }: PickProps<BookRecipe> & { projectId: string }) {
  const { data } = useSavedBook(projectId);
  const found = foundIn(data?.recipes ?? [], typed);
  if (data?.recipes.length === 0) return <p className="bf-soft">This project has no pieces.</p>;
  return (
    <ul className="fl-take-list" aria-label="Pieces of the project">
      {found.map((recipe) => (
        <Pick
          key={recipe.id}
          name={recipe.name}
          cents={recipe.price.unit_cents}
          stems={recipe.price.stems_milli}
          currency={data?.currency ?? 'USD'}
          isBusy={isBusy}
          onPick={() => onPick(recipe)}
        />
      ))}
    </ul>
  );
}

interface PickedProps {
  readonly name: string;
  readonly cents: number;
  readonly stems: number;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onPick: () => void;
}

function Pick({ name, cents, stems, currency, isBusy, onPick }: PickedProps) {
  return (
    <li>
      <button type="button" className="fl-take-piece" aria-label={`Take ${name}`} disabled={isBusy} onClick={onPick}>
        <span className="fl-row-name">
          {name}
          <small>{quantityText(stems)} stems</small>
        </span>
        <span className="bf-figures">
          <Money minor={cents} currency={currency} />
        </span>
      </button>
    </li>
  );
}
