import { Butterfly } from '@butterfly/ui-kit';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { playLoginSound } from './login-sound';
import { Meadow } from './meadow';
import './welcome.css';

interface WelcomeIntroProps {
  person: string;
  business: string;
  onEnd: () => void;
}

/** A meadow that grows, a butterfly that settles, and who one is here. Escape and "Skip Intro" end it. */
export function WelcomeIntro({ person, business, onEnd }: WelcomeIntroProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const skip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    skip.current?.focus();
    void playLoginSound();
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onEnd();
  };
  return (
    <dialog ref={dialog} className="welcome" aria-labelledby="welcome-title" data-testid="welcome" onCancel={handleCancel}>
      <div className="welcome-glow" aria-hidden="true" />
      <div className="welcome-scene" aria-hidden="true">
        <Meadow />
        <span className="welcome-butterfly">
          <Butterfly size={64} flying />
        </span>
      </div>
      <div className="welcome-words">
        <p className="welcome-business">{business}</p>
        <h1 id="welcome-title">
          {greeting(new Date().getHours())}, {nameOf(person)}
        </h1>
        <p className="welcome-line">Every stem, every table, every promise.</p>
      </div>
      <button ref={skip} type="button" className="bf-button welcome-skip" onClick={onEnd}>
        Skip Intro
      </button>
    </dialog>
  );
}

function greeting(hour: number): string {
  if (hour < 5) return 'Still up';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** `mara.reyes` → `Mara Reyes`: usernames are what there is of a name. */
function nameOf(username: string): string {
  return username
    .split(/[._\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
