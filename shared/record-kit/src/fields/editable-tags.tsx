import { Select } from 'antd';
import { FieldRow } from './field-row';

interface EditableTagsProps {
  readonly tags: readonly string[];
  /** Tags that are suggested. */
  readonly known: readonly string[];
  readonly disabled: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly onSave: (tags: string[]) => void;
}

/**
 * The tags of a record: known ones are suggested, new ones are typed; at most 20 of 40 characters.
 *
 * @example <EditableTags tags={lead.tags} known={settings.tags} disabled={false} onSave={(tags) => editor.save({ tags })} />
 */
export function EditableTags({ tags, known, disabled, errors, onSave }: EditableTagsProps) {
  const trimmed = (picked: readonly string[]) =>
    [...new Set(picked.map((tag) => tag.trim().slice(0, 40)).filter((tag) => tag !== ''))].slice(0, 20);
  return (
    <FieldRow label="Tags" errors={errors}>
      <Select<string[]>
        className="bf-record-select"
        variant="borderless"
        mode="tags"
        aria-label="Tags"
        placeholder="Add tags"
        disabled={disabled}
        value={[...tags]}
        tokenSeparators={[',']}
        options={known.map((tag) => ({ value: tag, label: tag }))}
        onChange={(picked) => onSave(trimmed(picked))}
      />
    </FieldRow>
  );
}
