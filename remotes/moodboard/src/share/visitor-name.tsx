import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';

/** Who writes: asked once, changed at any time. */
export function VisitorName({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [editing, setEditing] = useState(name === '');
  const [words, setWords] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    onName(words.trim());
    setEditing(false);
  };
  if (!editing)
    return (
      <p className="mb-visitor">
        You write as <strong>{name}</strong>{' '}
        <button type="button" className="bf-link" onClick={() => setEditing(true)}>
          Change
        </button>
      </p>
    );
  return (
    <form className="mb-visitor-form" onSubmit={submit}>
      <label htmlFor="mb-visitor-name">Your name</label>
      <div className="mb-visitor-row">
        <Input
          id="mb-visitor-name"
          autoComplete="given-name"
          maxLength={80}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={words.trim() === ''}>
          Write
        </Button>
      </div>
    </form>
  );
}
