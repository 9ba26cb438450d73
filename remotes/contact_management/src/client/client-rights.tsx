import type { EraseAnswer } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';

type Confirm = Extract<EraseAnswer, { step: 'confirm' }>;

/** What a person may ask of the business: a copy of everything, and to be forgotten. */
export function ClientRights({ email, name }: { email: string; name: string }) {
  const { ui } = usePlugin();
  const mayExport = useFeature('export_data');
  const mayDelete = useFeature('delete_records');
  const [confirm, setConfirm] = useState<Confirm | null>(null);
  const copy = useMutation({
    mutationFn: async () => (await api.exportClient({ params: { email } })).data,
    onSuccess: (data) => download(`${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const ask = useMutation({
    mutationFn: async () => (await api.eraseClient({ params: { email }, body: {} })).data,
    onSuccess: (answer) => answer.step === 'confirm' && setConfirm(answer),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  return (
    <section className="bf-panel" aria-labelledby="rights-title">
      <h2 id="rights-title">Their rights</h2>
      <p className="bf-soft">
        Anybody may ask for a copy of what you keep about them, or to be forgotten.
        {!(mayExport && mayDelete) &&
          ' A copy needs the permission “Export data”, erasing “Delete records”; an administrator can give them to you.'}
      </p>
      <div className="cm-buttons">
        {mayExport && (
          <Button loading={copy.isPending} onClick={() => copy.mutate()}>
            Copy of everything
          </Button>
        )}
        {mayDelete && (
          <Button danger loading={ask.isPending} onClick={() => ask.mutate()}>
            Erase…
          </Button>
        )}
      </div>
      {confirm && <EraseModal email={email} name={name} confirm={confirm} onClose={() => setConfirm(null)} />}
    </section>
  );
}

/** The second step: what goes, what stays, and the name typed once more. */
function EraseModal({ email, name, confirm, onClose }: { email: string; name: string; confirm: Confirm; onClose: () => void }) {
  const { nav, ui } = usePlugin();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => api.eraseClient({ params: { email }, body: { token: confirm.token } }),
    onSuccess: () => {
      ui.toast('success', 'The person is erased');
      for (const queryKey of [keys.clients, keys.lists, keys.duplicates]) void cache.invalidateQueries({ queryKey });
      nav.go(nav.href('clients'));
    },
  });
  return (
    <Modal
      open
      title={`Erase ${name} for good?`}
      onCancel={onClose}
      okText="Erase for good"
      okButtonProps={{ danger: true, disabled: typed.trim() !== name, loading: erase.isPending }}
      onOk={() => erase.mutate()}
    >
      <div className="bf-form">
        <div>
          <strong>This goes and cannot be brought back</strong>
          <ul>
            {confirm.goes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
        <div>
          <strong>This stays</strong>
          <ul>
            {confirm.stays.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
        <div>
          <label className="bf-record-label" htmlFor="erase-name">
            Type “{name}” to go on
          </label>
          <Input id="erase-name" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
        {erase.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(erase.error)}
          </p>
        )}
      </div>
    </Modal>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
