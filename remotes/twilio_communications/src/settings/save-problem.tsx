import { Button } from 'antd';
import { saveError, type Saving } from './use-save';

/** Why a form was not saved, and what can be done: nothing that was entered is lost. */
export function SaveProblem({ saving: { error, isConflict, keepMine, takeTheirs } }: { saving: Saving }) {
  if (isConflict) {
    return (
      <div className="tw-conflict" role="alert">
        <p>
          <strong>Somebody else has saved these settings in the meantime.</strong> Nothing was overwritten, and yours are not saved yet.
        </p>
        <div className="tw-conflict-choice">
          <Button onClick={keepMine}>Keep mine</Button>
          <Button onClick={takeTheirs}>Take what is saved</Button>
        </div>
      </div>
    );
  }
  return error ? (
    <p className="bf-field-error" role="alert">
      {saveError(error)}
    </p>
  ) : null;
}
