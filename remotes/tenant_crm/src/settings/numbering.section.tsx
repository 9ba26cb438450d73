import { Select } from 'antd';
import type { SettingsRecord } from '../parts/use-settings';
import { BlurInput } from '@butterfly/record-kit/fields';
import type { SettingsPatch } from './settings-kind';

interface NumberingSectionProps {
  readonly settings: SettingsRecord;
  readonly onSave: (patch: SettingsPatch) => void;
}

/** How projects are numbered, and the tags that are suggested. */
export function NumberingSection({ settings, onSave }: NumberingSectionProps) {
  const { numbering, tags } = settings;
  const takeDigits = (text: string) => {
    const digits = Number(text);
    if (!Number.isInteger(digits) || digits < 1 || digits > 8) return 'Between 1 and 8';
    return onSave({ numbering: { ...numbering, digits } });
  };
  return (
    <>
      <section className="crm-setting" aria-labelledby="numbering-heading">
        <div className="crm-setting-words">
          <h2 id="numbering-heading">Numbering</h2>
          <p className="bf-soft">
            The next project may be called No. {numbering.prefix}
            {'42'.padStart(numbering.digits, '0')}.
          </p>
        </div>
        <div className="crm-setting-row">
          <label className="bf-record-label">
            Prefix
            <BlurInput
              label="Prefix"
              value={numbering.prefix}
              maxLength={8}
              onSave={(prefix) => onSave({ numbering: { ...numbering, prefix } })}
            />
          </label>
          <label className="bf-record-label">
            Digits
            <BlurInput label="Digits" value={String(numbering.digits)} inputMode="numeric" onSave={takeDigits} />
          </label>
        </div>
      </section>
      <section className="crm-setting" aria-labelledby="tags-heading">
        <div className="crm-setting-words">
          <h2 id="tags-heading">Tags</h2>
          <p className="bf-soft">Suggested while tagging, so that one thing has one name.</p>
        </div>
        <Select<string[]>
          mode="tags"
          className="bf-wide"
          aria-label="Tags"
          placeholder="Add a tag"
          value={[...tags]}
          tokenSeparators={[',']}
          onChange={(picked) => onSave({ tags: [...new Set(picked.map((tag) => tag.trim().slice(0, 40)).filter(Boolean))].slice(0, 100) })}
        />
      </section>
    </>
  );
}
