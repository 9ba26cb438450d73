import { errorMessage } from '@butterfly/plugin-sdk';
import { Icon } from '@butterfly/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState, type DragEvent } from 'react';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { importKeys } from './import-labels';
import type { ImportRun, ImportSource } from './import-source';

const LARGEST = 5_000_000;

interface UploadStepProps<E extends string> {
  readonly source: ImportSource<E>;
  readonly entity: E;
  readonly onDone: (run: ImportRun) => void;
}

/** Choose what the file holds, and the file: by a click or by dropping it. */
export function UploadStep<E extends string>({ source, entity: first, onDone }: UploadStepProps<E>) {
  const cache = useQueryClient();
  const kinds = optionsOf(source.entities);
  const [entity, setEntity] = useState(first);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: async (file: File) => (await source.create(entity, { file_name: file.name.slice(0, 200), text: await file.text() })).data,
    onSuccess: (run) => {
      cache.setQueryData(importKeys.one(String(run.id)), run);
      void cache.invalidateQueries({ queryKey: importKeys.all });
      onDone(run);
    },
    onError: (error) => setProblem(errorMessage(error)),
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    setProblem(file.size > LARGEST ? 'This file is larger than 5 MB. Divide it into several.' : null);
    if (file.size <= LARGEST) send.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="bf-form">
      {kinds.length > 1 && <Segmented aria-label="What the file holds" value={entity} onChange={setEntity} options={kinds} />}
      <label
        className="bf-drop"
        data-over={over || undefined}
        onDrop={drop}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
      >
        <Icon name="upload" />
        <strong>{send.isPending ? 'Reading…' : 'Choose a CSV file, or drop it here'}</strong>
        <span className="bf-soft">From a spreadsheet, an address book or another system; up to 5 MB. The first row names the columns.</span>
        <input
          className="bf-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={send.isPending}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p className="bf-field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
