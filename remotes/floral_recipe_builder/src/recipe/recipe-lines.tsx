import type { BookLine, BookRecipe, Ingredient, RecipePrice, TypedLine } from '@butterfly/contracts/floral_recipe_builder';
import { useRef, useState } from 'react';
import type { Catalogue } from '../book/use-book';
import { newLine, withIngredient } from '../model/new-line';
import { quantityText } from '../model/quantity';
import { readTyped } from '../model/read-typed';
import { warningsOf } from '../model/season';
import { suggestFor } from '../model/suggest';
import { IngredientField } from './ingredient-field';
import { LineRow } from './line-row';
import { UnknownLines } from './unknown-lines';

interface RecipeLinesProps {
  readonly recipe: BookRecipe;
  readonly prices: RecipePrice['lines'] | null;
  readonly currency: string;
  readonly catalogue: Catalogue;
  readonly disabled: boolean;
  readonly eventDate: string | null;
  readonly today: string;
  readonly onChange: (lines: readonly BookLine[], kind?: string) => void;
}

/** The ingredients of a piece, and the field in which the next is typed or a list is pasted. */
export function RecipeLines({ recipe, prices, currency, catalogue, disabled, eventDate, today, onChange }: RecipeLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState<readonly TypedLine[]>([]);
  const [said, setSaid] = useState('');
  const { lines } = recipe;
  const { ingredients } = catalogue;
  const against = (ingredient: Ingredient | undefined) => warningsOf(ingredient, { eventDate, today, catalogue });
  const warningOf = (ingredient: Ingredient) => against(ingredient)[0]?.words ?? null;
  const isFree = (one: Ingredient) => against(one).length === 0 && !lines.some(({ ingredient_id }) => ingredient_id === one.id);
  const change = (line: BookLine, part: Partial<BookLine>, kind?: string) =>
    onChange(
      lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)),
      kind,
    );
  const replace = (line: BookLine, ingredient: Ingredient) => {
    const original = line.substituted_from ?? line.name;
    change(line, { ...newLine(ingredient, line), note: line.note, substituted_from: original === ingredient.name ? null : original });
    setSaid(`${ingredient.name} stands in for ${line.name}.`);
  };
  const add = (ingredient: Ingredient, qty_milli: number) => {
    onChange(withIngredient(lines, { ingredient, qty_milli }));
    setSaid(`${quantityText(qty_milli)} ${ingredient.name} added.`);
  };
  const handleText = (text: string) => {
    const read = readTyped(text, { lines, ingredients });
    if (read.added.length > 0) onChange(read.lines);
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
              suggest={() => (ingredient ? suggestFor(ingredient, { ingredients, isFine: isFree }) : [])}
              ingredients={ingredients}
              warningOf={warningOf}
              onQuantity={(qty_milli) => change(line, { qty_milli }, `quantity:${line.key}`)}
              onReplace={(found) => replace(line, found)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
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
