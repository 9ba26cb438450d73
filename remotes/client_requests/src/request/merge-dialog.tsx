import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';
import type { StepProps } from './step-dialogs';

/** Two requests that are one: words and files go to the one that stays. */
export function MergeDialog({ request: { id, number, project_id }, onClose }: StepProps) {
  const { nav } = usePlugin();
  const [into, setInto] = useState<number | null>(null);
  const others = useQuery({
    queryKey: [...keys.ofProject(project_id), 'open'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, page_size: 50, ordering: '-updated_at', project: project_id, status: 'open' } as const;
      return (await api.listRequests({ query, signal })).data.results.filter((one) => one.id !== id);
    },
  });
  const merge = useAction<number, unknown>({
    run: (into_id) => api.mergeRequest({ params: { id: String(id) }, body: { into_id } }),
    invalidates: [keys.requests],
    failure: 'inline',
    onSuccess: (_done, into_id) => {
      onClose();
      nav.go(nav.href('request', { requestId: into_id }));
    },
  });
  const all = others.data ?? [];
  return (
    <Modal
      open
      title={`Merge ${number} into another one`}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" loading={merge.busy} disabled={into === null} onClick={() => into !== null && merge.go(into)}>
          Merge it
        </Button>,
      ]}
    >
      {others.isSuccess && all.length === 0 ? (
        <p>This project has no other request that is open.</p>
      ) : (
        <>
          <p>Thread and files go there. This one is closed and says where they are.</p>
          <Select<number>
            className="cr-full"
            aria-label="Into which request"
            placeholder="Into which request"
            loading={others.isPending}
            value={into}
            options={all.map((one) => ({ value: one.id, label: `${one.number} · ${one.title}` }))}
            onChange={setInto}
          />
        </>
      )}
      {merge.error && <Alert type="error" showIcon title={errorMessage(merge.error)} />}
    </Modal>
  );
}
