import type { Question } from '@butterfly/contracts/questionnaire';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { PickPicture } from '@butterfly/ui-kit/record';
import { api } from '../questionnaire.client';

interface PictureOptionsProps {
  readonly options: Question['options'];
  readonly onChange: (options: Question['options']) => void;
}

/** The picture of each option. */
export function PictureOptions({ options, onChange }: PictureOptionsProps) {
  return (
    <div className="q-wide q-option-pictures">
      {options.map((option) => (
        <OptionPicture
          key={option.key}
          option={option}
          onChange={(next) => onChange(options.map((one) => (one.key === option.key ? next : one)))}
        />
      ))}
    </div>
  );
}

interface OptionPictureProps {
  readonly option: Question['options'][number];
  readonly onChange: (option: Question['options'][number]) => void;
}

function OptionPicture({ option, onChange }: OptionPictureProps) {
  const upload = useAction({
    run: async (chosen: File) => {
      const name = chosen.name.trim().slice(0, 200) || 'picture';
      return (await api.uploadPicture({ query: { name }, body: chosen })).data;
    },
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ picture }) => onChange({ ...option, picture }),
  });
  return (
    <div className="q-option-picture">
      {option.picture === undefined ? (
        <span className="q-picture-none" />
      ) : (
        <img src={`/api/questionnaire/pictures/${option.picture}/`} alt="" loading="lazy" />
      )}
      <span>{option.label}</span>
      <PickPicture label={`Picture of ${option.label}`} busy={upload.busy} onPick={upload.go}>
        {option.picture === undefined ? 'Picture' : 'Another'}
      </PickPicture>
      {upload.error && (
        <p className="q-error" role="alert">
          {errorMessage(upload.error)}
        </p>
      )}
    </div>
  );
}
