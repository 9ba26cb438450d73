import type { Json } from '@butterfly/contracts/core';
import { Button, Modal, Progress, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { dialogPlace } from '../chrome/dialog-place';
import { pageOf, pagesOf } from '../model/board-document';
import type { Caption } from './captioned-page';
import { exportBoard, type ExportKind } from './export-board';
import { fileName } from './file-name';
import { saveFile } from './save-file';
import '../chrome/chrome.css';
import './export.css';

interface ExportDialogProps {
  readonly document: Json;
  readonly pageId: string | null;
  readonly caption: Caption;
  readonly onClose: () => void;
}
type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done'; readonly name: string; readonly missing: number };

/** A file of the board: one page as a picture, or all pages as a PDF. */
export function ExportDialog({ document: data, pageId, caption, onClose }: ExportDialogProps) {
  const [kind, setKind] = useState<ExportKind>('pdf');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const pages = pagesOf(data);
  const run = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ kind: 'working', share: 0 });
    try {
      const { file, missing } = await exportBoard({
        kind,
        page: pageOf(data, pageId),
        document: data,
        caption,
        signal,
        onProgress: (share) => setState({ kind: 'working', share }),
      });
      const name = fileName(caption.title, kind);
      saveFile(file, name);
      setState({ kind: 'done', name, missing });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', reason: error instanceof Error ? error.message : 'The file could not be made.' });
    }
  };
  const working = state.kind === 'working';
  return (
    <Modal
      open
      getContainer={dialogPlace}
      title="Export"
      width={440}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          {state.kind === 'done' ? 'Close' : 'Cancel'}
        </Button>,
        <Button key="yes" type="primary" loading={working} onClick={() => void run()}>
          {state.kind === 'done' ? 'Export again' : 'Export'}
        </Button>,
      ]}
    >
      <Radio.Group
        className="mb-export-kinds"
        value={kind}
        disabled={working}
        onChange={(event) => setKind(event.target.value as ExportKind)}
        aria-label="Kind of file"
      >
        <Radio value="pdf">
          <strong>PDF</strong>
          <span>{pages.length === 1 ? 'The board' : `All ${pages.length} pages`}, to print or to mail</span>
        </Radio>
        <Radio value="png">
          <strong>PNG</strong>
          <span>{pages.length === 1 ? 'The board' : 'The page you look at'}, as a picture</span>
        </Radio>
      </Radio.Group>
      <div role="status" className="mb-export-state">
        {working && <Progress percent={Math.round(state.share * 100)} aria-label="Drawing the board" />}
        {state.kind === 'done' && (
          <p>
            {state.name} is in your downloads.
            {state.missing > 0 &&
              ` ${state.missing === 1 ? 'One picture' : `${state.missing} pictures`} could not be loaded and left a blank.`}
          </p>
        )}
      </div>
      {state.kind === 'failed' && (
        <p className="bf-field-error" role="alert">
          The file could not be made: {state.reason}
        </p>
      )}
    </Modal>
  );
}
