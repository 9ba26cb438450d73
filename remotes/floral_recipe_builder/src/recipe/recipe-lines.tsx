import type { BookLine, BookRecipe, Ingredient, TypedLine } from '@butterfly/contracts/floral_recipe_builder';
import { useRef, useState } from 'react';
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
  const against = (ingredient: Ingredient | undefined) => warningsOf(ingredient, { eventDate, today, catalogue });
  const warningOf = (ingredient: Ingredient) => against(ingredient)[0]?.words ?? null;
  const isFree = (one: Ingredient) => against(one).length === 0 && !lines.some(({ ingredient_id }) => ingredient_id === one.id);
  const write = (next: readonly BookLine[], kind?: string) => onChange({ lines: next }, kind);
  const setQuantity = (line: BookLine, qty_milli: number) =>
    write(
      lines.map((one) => (one.key === line.key ? { ...one, qty_milli } : one)),
      `quantity:${line.key}`,
    );
  const swap: Swap = {
    catalogue,
    currency,
    warningOf,
    suggest: (line) => {
      const ingredient = catalogue.byId(line.ingredient_id);
      return ingredient ? suggestFor(ingredient, { ingredients, isFine: isFree }) : [];
    },
    impactOf: (line, standIn) => impactOf(recipe, line, standIn, figures),
    onUse: (line, standIn, keptCents) => {
      onChange(standInEdit(recipe, line, { standIn, keptCents }));
      setSaid(`${standIn.ingredient.name} stands in for ${line.name}.`);
    },
  };
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
  const next = (at: number) => {
    const following = list.current?.querySelectorAll<HTMLInputElement>('input[data-quantity]')[at + 1];
    (following ?? field.current)?.focus();
  };
  const named = (typed: TypedLine, ingredient: Ingredient | null) => {
    setUnknown(unknown.filter((one) => one !== typed));
    if (ingredient) add(ingredient, typed.qty_milli);
  };
  return (
    <div className="fl-lines">
      <ul ref={list} className="fl-line-list" aria-label={`Ingredients of ${recipe.name}`}>
        {lines.map((line, at) => {
          const ingredient = catalogue.byId(line.ingredient_id);
          return (
            <LineRow
              key={line.key}
              line={line}
              ingredient={ingredient}
              price={prices?.[at]}
              currency={currency}
              disabled={disabled}
              warnings={against(ingredient)}
              swap={swap}
              onQuantity={(qty_milli) => setQuantity(line, qty_milli)}
              onRemove={() => write(lines.filter(({ key }) => key !== line.key))}
              onEnter={() => next(at)}
            />
          );
        })}
      </ul>
      <UnknownLines unknown={unknown} ingredients={ingredients} warningOf={warningOf} onNamed={named} />
      {!disabled && (
        <IngredientField
          label={`Add to ${recipe.name}`}
          placeholder="8 quicksand – or paste a whole list"
          ingredients={ingredients}
          warningOf={warningOf}
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
