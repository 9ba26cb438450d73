import { errorMessage } from '@butterfly/plugin-sdk';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { dialogPlace } from '../chrome/dialog-place';
import type { useTempBoardActions } from './use-temp-boards';

const LONGEST = 120;

/** Begins an empty board without a project. */
export function NewBoard({ make }: { readonly make: ReturnType<typeof useTempBoardActions>['make'] }) {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <Button
        onClick={() => {
          make.reset();
          setName('');
        }}
      >
        New board
      </Button>
      <Modal
        open={name !== null}
        destroyOnHidden
        getContainer={dialogPlace}
        title="New board"
        width={420}
        okText="Begin"
        onCancel={() => setName(null)}
        confirmLoading={make.busy}
        onOk={() => make.go((name ?? '').trim())}
      >
        <div className="mb-labelled">
          <label htmlFor={id}>Name</label>
          <Input
            id={id}
            autoFocus
            maxLength={LONGEST}
            placeholder="For whom or what it is"
            value={name ?? ''}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={() => make.go((name ?? '').trim())}
          />
          {make.error !== null && (
            <p className="bf-field-error" role="alert">
              {errorMessage(make.error)}
            </p>
          )}
        </div>
      </Modal>
    </>
  );
}
