import type { BookLine, BookRecipe, Ingredient, TypedLine } from '@butterfly/contracts/floral_recipe_builder';
import { useMemo, useRef, useState } from 'react';
import type { Catalogue } from '../book/use-book';
import type { Figures } from '../model/figures';
import { withIngredient } from '../model/new-line';
import { quantityText } from '../model/quantity';
import { readTyped } from '../model/read-typed';
import { warningsOf } from '../model/season';
import { impactOf, standInEdit } from '../model/stand-in';
import { suggestFor } from '../model/suggest';
import { IngredientField } from './ingredient-field';
import { LineRow } from './line-row';
import type { Swap } from './line-swap';
import { OpenRecipe } from './open-recipe';
import type { RecipeEdit } from './recipe-edit';
import { UnknownLines } from './unknown-lines';

interface RecipeLinesProps {
  readonly recipe: BookRecipe;
  readonly figures: Figures;
  readonly currency: string;
  readonly catalogue: Catalogue;
  readonly disabled: boolean;
  readonly eventDate: string | null;
  readonly today: string;
  readonly onChange: (edit: RecipeEdit, kind?: string) => void;
}

/** The ingredients of a piece, and the field in which the next is typed or a list is pasted. */
export function RecipeLines({ recipe, figures, currency, catalogue, disabled, eventDate, today, onChange }: RecipeLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState<readonly TypedLine[]>([]);
  const [said, setSaid] = useState('');
  const { lines } = recipe;
  const prices = figures.lines(recipe);
  const { ingredients } = catalogue;
  const write = (next: readonly BookLine[], kind?: string) => onChange({ lines: next }, kind);
  const latest = useRef({ recipe, onChange });
  latest.current = { recipe, onChange };
  const used = lines.map(({ ingredient_id }) => ingredient_id).join();
  // None of these changes while a quantity is typed: so only the line that is typed is drawn again.
  const swap = useMemo((): Swap => {
    const inUse = new Set(used.split(',').map(Number));
    const against = (ingredient: Ingredient) => warningsOf(ingredient, { eventDate, today, catalogue });
    const isFine = (one: Ingredient) => !inUse.has(one.id) && against(one).length === 0;
    return {
      catalogue,
      currency,
      warningOf: (ingredient) => against(ingredient)[0]?.words ?? null,
      suggest: (line) => {
        const ingredient = catalogue.byId(line.ingredient_id);
        return ingredient ? suggestFor(ingredient, { ingredients: catalogue.ingredients, isFine }) : [];
      },
      impactOf: (now, line, standIn) => impactOf(now, line, standIn, figures),
      onUse: (line, standIn, keptCents) => {
        const now = latest.current;
        now.onChange(standInEdit(now.recipe, line, { standIn, keptCents }));
        setSaid(`${standIn.ingredient.name} stands in for ${line.name}.`);
      },
    };
  }, [used, eventDate, today, catalogue, currency, figures]);
  const ofLine = useMemo(
    () => ({
      onQuantity: (key: string, qty_milli: number) => {
        const now = latest.current;
        const next = now.recipe.lines.map((one) => (one.key === key ? { ...one, qty_milli } : one));
        now.onChange({ lines: next }, `quantity:${key}`);
      },
      onRemove: (key: string) => {
        const now = latest.current;
        now.onChange({ lines: now.recipe.lines.filter((one) => one.key !== key) });
      },
      onEnter: (key: string) => {
        const at = latest.current.recipe.lines.findIndex((one) => one.key === key);
        const following = list.current?.querySelectorAll<HTMLInputElement>('input[data-quantity]')[at + 1];
        (following ?? field.current)?.focus();
      },
    }),
    [],
  );
  const add = (ingredient: Ingredient, qty_milli: number) => {
    write(withIngredient(lines, { ingredient, qty_milli }));
    setSaid(`${quantityText(qty_milli)} ${ingredient.name} added.`);
  };
  const handleText = (text: string) => {
    const read = readTyped(text, { lines, ingredients });
    if (read.added.length > 0) write(read.lines);
    setUnknown([...unknown, ...read.unknown]);
    setSaid(
      `${read.added.length} ${read.added.length === 1 ? 'line' : 'lines'} added${read.unknown.length > 0 ? `, ${read.unknown.length} not known` : ''}.`,
    );
  };
  const named = (typed: TypedLine, ingredient: Ingredient | null) => {
    setUnknown(unknown.filter((one) => one !== typed));
    if (ingredient) add(ingredient, typed.qty_milli);
  };
  return (
    <div className="fl-lines">
      <ul ref={list} className="fl-line-list" aria-label={`Ingredients of ${recipe.name}`}>
        <OpenRecipe.Provider value={recipe}>
          {lines.map((line, at) => (
            <LineRow
              key={line.key}
              {...ofLine}
              line={line}
              costCents={prices?.[at]?.cost_cents}
              retailCents={prices?.[at]?.retail_cents}
              currency={currency}
              disabled={disabled}
              eventDate={eventDate}
              today={today}
              swap={swap}
            />
          ))}
        </OpenRecipe.Provider>
      </ul>
      <UnknownLines unknown={unknown} ingredients={ingredients} warningOf={swap.warningOf} onNamed={named} />
      {!disabled && (
        <IngredientField
          label={`Add to ${recipe.name}`}
          placeholder="8 quicksand – or paste a whole list"
          ingredients={ingredients}
          warningOf={swap.warningOf}
          inputRef={field}
          autoFocus={lines.length === 0}
          onPick={add}
          onText={handleText}
        />
      )}
      <p className="bf-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
