import { Segmented } from 'antd';
import { useState } from 'react';
import { MailFrame } from './mail-frame';

type View = 'dark' | 'desktop' | 'phone' | 'text';

const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text' },
];

interface MailViewProps {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail with its subject, as it looks on a desktop, on a phone, in the dark and as text alone. */
export function MailView({ subject, html, text }: MailViewProps) {
  const [view, setView] = useState<View>('desktop');
  const shown = html === '' ? 'text' : view;
  return (
    <div className="mail-view">
      <div className="mail-view-head">
        <p className="mail-subject">{subject}</p>
        {html !== '' && <Segmented<View> aria-label="Shown as" value={view} options={[...VIEWS]} onChange={setView} />}
      </div>
      {shown === 'text' ? (
        <pre className="mail-text">{text}</pre>
      ) : (
        <MailFrame html={html} isDark={shown === 'dark'} isPhone={shown === 'phone'} title={`Mail: ${subject}`} />
      )}
    </div>
  );
}
