import { isApiError } from '@butterfly/plugin-sdk';
import { useFormats } from '@butterfly/ui-kit';
import { Button, Modal } from 'antd';

/** A text that was refused because somebody sleeps, and until when. */
export interface QuietQuestion {
  /** What was chosen, by the clocks of the business; null: now. */
  readonly sendAt: string | null;
  readonly time: string;
  readonly end: string;
  readonly until: string;
}

/** Null: it was refused for another reason. */
export function quietQuestion(error: unknown, sendAt: string | null): QuietQuestion | null {
  if (!isApiError(error) || error.code !== 'twilio_communications.quiet_hours') return null;
  const word = (name: string) => String(error.body[name] ?? '');
  return { sendAt, time: word('time'), end: word('end').replace(/^0/, ''), until: word('until') };
}

interface QuietModalProps {
  readonly question: QuietQuestion;
  readonly name: string;
  readonly busy: boolean;
  readonly onChoose: (quiet: 'wait' | 'send') => void;
  readonly onClose: () => void;
}

/** Asks before somebody is woken. Closed, nothing is sent and nothing is lost. */
export function QuietModal({ question: { sendAt, time, end, until }, name, busy, onChoose, onClose }: QuietModalProps) {
  const { moment } = useFormats();
  const now = sendAt === null;
  const buttons = [
    <Button key="send" disabled={busy} onClick={() => onChoose('send')}>
      {now ? 'Send now' : 'Send then all the same'}
    </Button>,
    <Button key="wait" type="primary" autoFocus loading={busy} onClick={() => onChoose('wait')}>
      Send at {end}
    </Button>,
  ];
  return (
    <Modal open title="Quiet hours" footer={buttons} onCancel={onClose}>
      <p>
        It {now ? 'is' : 'will be'} {time.replace(/^0/, '')} for {name}, within the quiet hours of your business. The text can wait: it goes
        on {moment(until)}.
      </p>
    </Modal>
  );
}
