import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { Button } from 'antd';
import { useState } from 'react';
import { IngredientField } from '../recipe/ingredient-field';
import type { DraftField, PieceDiff } from './recipe-draft';
import type { Taken } from './use-taking';
import type { RecipeDraft } from './use-recipe-drafts';

interface DraftReviewProps {
  readonly draft: RecipeDraft;
  readonly diffs: readonly PieceDiff[];
  readonly ingredients: readonly Ingredient[];
  readonly isBusy: boolean;
  readonly onTake: (pieces: Taken['pieces']) => void;
  readonly onDiscard: () => void;
}

const noWarning = () => null;
const keyOf = ({ key }: PieceDiff, { id }: DraftField): string => `${key}/${id}`;

/** A draft of the assistant beside the book: each field is taken or left, what is not known is named first. */
export function DraftReview({ draft, diffs, ingredients, isBusy, onTake, onDiscard }: DraftReviewProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [named, setNamed] = useState<Readonly<Record<string, Ingredient>>>({});
  const withName = (diff: PieceDiff, field: DraftField): DraftField => {
    const ingredient = named[keyOf(diff, field)];
    if (!ingredient || field.change.kind !== 'line') return field;
    return { ...field, label: ingredient.name, isUnknown: false, change: { ...field.change, ingredient } };
  };
  const pieces = diffs.map((diff) => ({ diff, fields: diff.fields.map((field) => withName(diff, field)) }));
  const isTaken = (diff: PieceDiff, field: DraftField) => !field.isUnknown && !left.has(keyOf(diff, field));
  const toggle = (key: string) =>
    setLeft((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  const taken = pieces.map(({ diff, fields }) => ({ diff, fields: fields.filter((field) => isTaken(diff, field)) }));
  const count = taken.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <section className="fl-draft" aria-labelledby={`fl-draft-${draft.id}`}>
      <h2 id={`fl-draft-${draft.id}`}>{draft.data.title}</h2>
      <p className="bf-soft">A draft of the assistant. Take what is right and leave the rest; nothing of the book is lost.</p>
      {pieces.map(({ diff, fields }) => (
        <fieldset key={diff.key} className="fl-draft-piece">
          <legend>
            {diff.name} <span className="bf-soft">{diff.piece ? 'is there already' : 'would be new'}</span>
          </legend>
          {fields.length === 0 && <p className="bf-soft">It says what the book says.</p>}
          <ul>
            {fields.map((field) => (
              <FieldRow
                key={field.id}
                field={field}
                isTaken={isTaken(diff, field)}
                ingredients={ingredients}
                onToggle={() => toggle(keyOf(diff, field))}
                onName={(ingredient) => setNamed((now) => ({ ...now, [keyOf(diff, field)]: ingredient }))}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      {draft.data.assumptions.length > 0 && (
        <ul className="fl-draft-notes bf-soft">
          {draft.data.assumptions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <footer className="fl-draft-actions">
        <Button type="primary" disabled={count === 0} loading={isBusy} onClick={() => onTake(taken)}>
          Take {count} {count === 1 ? 'field' : 'fields'}
        </Button>
        <Button disabled={isBusy} onClick={onDiscard}>
          Leave the draft
        </Button>
      </footer>
    </section>
  );
}

interface FieldRowProps {
  readonly field: DraftField;
  readonly isTaken: boolean;
  readonly ingredients: readonly Ingredient[];
  readonly onToggle: () => void;
  readonly onName: (ingredient: Ingredient) => void;
}

function FieldRow({ field, isTaken, ingredients, onToggle, onName }: FieldRowProps) {
  const { label, before, after, isUnknown } = field;
  if (isUnknown)
    return (
      <li className="fl-draft-field">
        <span>
          Which one is <strong>{label}</strong>? ({after})
        </span>
        <IngredientField
          label={`Ingredient for ${label}`}
          placeholder="Name of the ingredient"
          ingredients={ingredients}
          warningOf={noWarning}
          onPick={onName}
        />
      </li>
    );
  return (
    <li className="fl-draft-field">
      <label>
        <input type="checkbox" checked={isTaken} onChange={onToggle} />
        <span>{label}</span>
        <span className="bf-figures">
          {before !== null && (
            <>
              <del>{before}</del> →{' '}
            </>
          )}
          <ins>{after}</ins>
        </span>
      </label>
    </li>
  );
}
