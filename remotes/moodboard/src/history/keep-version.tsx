import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';

/** Keeps the board as it is now, under a name. */
export function KeepVersion({ busy, onKeep }: { busy: boolean; onKeep: (label: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onKeep(name.trim());
    setName('');
  };
  return (
    <form className="mb-keep" onSubmit={submit}>
      <Input
        aria-label="Name of the version"
        placeholder="Name what is there now"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" loading={busy} disabled={name.trim() === ''}>
        Keep
      </Button>
    </form>
  );
}
