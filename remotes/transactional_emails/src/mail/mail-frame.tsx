import { useCallback, useEffect, useRef } from 'react';
import { drawMail } from './draw-mail';

interface MailFrameProps {
  readonly html: string;
  readonly isDark: boolean;
  readonly isPhone: boolean;
  readonly title: string;
}

/** A mail as a mail program shows it: in a frame of its own that runs nothing. */
export function MailFrame({ html, isDark, isPhone, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = useCallback(() => {
    if (frame.current) drawMail(frame.current, { html, isDark });
  }, [html, isDark]);
  useEffect(draw, [draw]);
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      data-phone={isPhone || undefined}
      title={title}
      sandbox="allow-same-origin"
      src="about:blank"
      onLoad={draw}
    />
  );
}
