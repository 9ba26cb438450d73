import { findIngredients, parseLines, type Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { useState, type ClipboardEvent, type Ref } from 'react';
import { IngredientOptions } from './ingredient-options';
import { useSuggestions } from './use-suggestions';

interface IngredientFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly ingredients: readonly Ingredient[];
  readonly warningOf: (ingredient: Ingredient) => string | null;
  /** One ingredient was chosen, with the quantity that was typed before it. */
  readonly onPick: (ingredient: Ingredient, qty_milli: number) => void;
  /** Several lines were typed or pasted, or one that nobody knows. */
  readonly onText?: (text: string) => void;
  readonly onEscape?: () => void;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const MOST_SHOWN = 7;

/** One ingredient by a part of its name, with its quantity, or a whole list that is pasted. */
export function IngredientField({
  label,
  placeholder,
  ingredients,
  warningOf,
  onPick,
  onText,
  onEscape,
  autoFocus,
  inputRef,
}: IngredientFieldProps) {
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const typed = parseLines(text);
  const one = typed.length === 1 ? typed[0] : undefined;
  const items = one && isFocused ? findIngredients(one.name, ingredients).slice(0, MOST_SHOWN) : [];
  const pick = (ingredient: Ingredient) => {
    setText('');
    onPick(ingredient, one?.qty_milli ?? 1_000);
  };
  const suggestions = useSuggestions({
    items,
    onPick: (ingredient) => {
      if (ingredient) return pick(ingredient);
      if (text.trim() === '' || !onText) return undefined;
      setText('');
      return onText(text);
    },
    onEscape: () => {
      setText('');
      onEscape?.();
    },
  });
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!onText || parseLines(pasted).length < 2) return;
    event.preventDefault();
    setText('');
    onText(pasted);
  };
  return (
    <div className="fl-field">
      <input
        {...suggestions.input}
        ref={inputRef}
        className="fl-field-input"
        aria-label={label}
        placeholder={placeholder}
        autoFocus={autoFocus}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={handlePaste}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <IngredientOptions
        listId={suggestions.listId}
        ingredients={items}
        active={suggestions.active}
        optionId={suggestions.optionId}
        warningOf={warningOf}
        onPick={pick}
      />
    </div>
  );
}
