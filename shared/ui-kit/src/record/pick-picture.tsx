import { Button } from 'antd';
import { useRef } from 'react';
import { Icon } from '../icon/icon';

interface PickPictureProps {
  /** What the button says. */
  readonly children: string;
  /** What is chosen, for who hears it: `Picture of the arch`. */
  readonly label: string;
  readonly busy: boolean;
  readonly onPick: (file: File) => void;
}

/**
 * Asks for one picture of this device. The same one may be chosen again after it failed.
 *
 * @example
 * <PickPicture label="Photograph of the cover" busy={upload.busy} onPick={upload.go}>Photograph</PickPicture>
 */
export function PickPicture({ children, label, busy, onPick }: PickPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" loading={busy} icon={<Icon name="image" size={14} />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onPick(chosen);
          target.value = '';
        }}
      />
    </>
  );
}
