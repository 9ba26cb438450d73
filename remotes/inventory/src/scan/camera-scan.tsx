import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { codeReader } from './read-code';
import { watchCamera } from './watch-camera';

interface CameraScanProps {
  /** Once for each label that comes into the picture. */
  readonly onCode: (code: string) => void;
  /** What became of the last one. */
  readonly said: string;
}

/** Reads labels with the camera, or from a picture of one where there is no camera. */
export function CameraScan({ onCode, said }: CameraScanProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Scan with the camera</Button>
      <Modal open={open} title="Scan labels" footer={null} onCancel={() => setOpen(false)} destroyOnHidden>
        <Scanner onCode={onCode} />
        <p aria-live="polite">{said || 'Hold a label in front of the camera.'}</p>
      </Modal>
    </>
  );
}

function Scanner({ onCode }: Pick<CameraScanProps, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [hasCamera, setHasCamera] = useState(true);
  useEffect(() => {
    tell.current = onCode;
  });
  useEffect(() => {
    const { current } = video;
    const stop = new AbortController();
    if (current)
      watchCamera({ video: current, signal: stop.signal, onCode: (code) => tell.current(code) }).catch(() => {
        if (!stop.signal.aborted) setHasCamera(false);
      });
    return () => stop.abort();
  }, []);
  return (
    <div className="inv-camera">
      {hasCamera ? (
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      ) : (
        <Alert type="info" showIcon title="No camera can be used here. Choose a picture of the label instead." />
      )}
      <PictureOfLabel onCode={onCode} />
    </div>
  );
}

function PictureOfLabel({ onCode }: Pick<CameraScanProps, 'onCode'>) {
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    const code = await createImageBitmap(file)
      .then(async (picture) => (await codeReader())(picture))
      .catch(() => null);
    setProblem(code === null ? `No code can be read in ${file.name}.` : '');
    if (code !== null) onCode(code);
  };
  return (
    <label>
      <span className="bf-soft">Or a picture of a label </span>
      <input type="file" accept="image/*" onChange={({ target }) => void read(target.files?.[0])} />
      <span role="alert">{problem}</span>
    </label>
  );
}
