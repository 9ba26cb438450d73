import { Select } from 'antd';
import { useKnownTags } from './use-settings';

interface TagFactProps {
  readonly tags: readonly string[];
  readonly disabled: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly onSave: (tags: string[]) => void;
}

/** The tags of a record: known ones are suggested, new ones are typed. */
export function TagFact({ tags, disabled, errors, onSave }: TagFactProps) {
  const known = useKnownTags();
  const trimmed = (picked: readonly string[]) => [...new Set(picked.map((tag) => tag.trim().slice(0, 40)).filter((tag) => tag !== ''))].slice(0, 20);
  return (
    <div className="crm-fact">
      <dt>Tags</dt>
      <dd>
        <Select<string[]>
          className="crm-fact-select" variant="borderless" mode="tags" aria-label="Tags" placeholder="Add tags" disabled={disabled} value={[...tags]} tokenSeparators={[',']}
          options={known.map((tag) => ({ value: tag, label: tag }))} onChange={(picked) => onSave(trimmed(picked))}
        />
        {errors && <p className="crm-field-error" role="alert">{errors.join(', ')}</p>}
      </dd>
    </div>
  );
}
