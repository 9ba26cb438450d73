import { errorMessage } from '@butterfly/plugin-sdk';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { dialogPlace } from '../chrome/dialog-place';
import { useProjectChoice } from './use-temp-boards';

interface AttachDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onAttach: (project: number) => void;
  readonly onClose: () => void;
}

/** Which project a board is to belong to. */
export function AttachDialog({ name, busy, error, onAttach, onClose }: AttachDialogProps) {
  const id = useId();
  const projects = useProjectChoice(true);
  const [project, setProject] = useState<number | null>(null);
  const failed = error ?? projects.error;
  return (
    <Modal
      open
      getContainer={dialogPlace}
      title={`Attach ${name}`}
      width={460}
      onCancel={onClose}
      okText="Attach"
      confirmLoading={busy}
      okButtonProps={{ disabled: project === null }}
      onOk={() => project !== null && onAttach(project)}
    >
      <div className="mb-labelled">
        <label htmlFor={id}>Project</label>
        <Select
          id={id}
          showSearch
          optionFilterProp="label"
          placeholder="Choose a project"
          loading={projects.isPending}
          value={project}
          onChange={setProject}
          options={(projects.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
        />
        <p className="bf-soft">A project has one board. One that has a board already keeps it.</p>
        {failed !== null && failed !== undefined && (
          <p className="bf-field-error" role="alert">
            {errorMessage(failed)}
          </p>
        )}
      </div>
    </Modal>
  );
}
