import { usePlugin } from '@butterfly/plugin-sdk/react';

const CALL = 'twilio_communications.call';
const TEXT = 'twilio_communications.text';

/** How somebody was reached. */
export type Reached = 'called' | 'texted' | 'written to';

interface ReachButtonsProps {
  readonly name: string;
  /** As it was written down; without one nobody is called or texted. */
  readonly number?: string | null;
  readonly email?: string | null;
  readonly contactId?: number | null;
  /** False: they do not want texts. */
  readonly mayText?: boolean;
  /** Somebody pressed one. */
  readonly onReach?: (how: Reached) => void;
}

/**
 * Calls, texts and e-mail to one person: in the product where the member may, otherwise with the phone and the mail program at hand.
 *
 * @example <ReachButtons name="Ann Marlow" number="+15185550142" email="ann@mail.example" contactId={7} />
 */
export function ReachButtons({ name, number, email, contactId, mayText = true, onReach }: ReachButtonsProps) {
  return (
    <>
      {number && (
        <Reach command={CALL} args={{ number, name }} href={`tel:${number.replace(/[^\d+]/g, '')}`} onReach={() => onReach?.('called')}>
          Call
        </Reach>
      )}
      {number && mayText && (
        <Reach
          command={TEXT}
          args={{ number, ...(contactId && { contactId }) }}
          href={`sms:${number.replace(/[^\d+]/g, '')}`}
          onReach={() => onReach?.('texted')}
        >
          Text
        </Reach>
      )}
      {email && (
        <a className="bf-button" href={`mailto:${email}`} onClick={() => onReach?.('written to')}>
          E-mail
        </a>
      )}
    </>
  );
}

interface ReachProps {
  readonly command: typeof CALL | typeof TEXT;
  readonly args: Readonly<Record<string, number | string>>;
  readonly href: string;
  readonly onReach: () => void;
  readonly children: string;
}

function Reach({ command, args, href, onReach, children }: ReachProps) {
  const { commands, ui } = usePlugin();
  if (!commands.available(command))
    return (
      <a className="bf-button" href={href} onClick={onReach}>
        {children}
      </a>
    );
  const run = () => {
    onReach();
    commands.run(command, args).catch(() => ui.toast('error', 'This could not be opened. Please try again.'));
  };
  return (
    <button type="button" className="bf-button" onClick={run}>
      {children}
    </button>
  );
}
