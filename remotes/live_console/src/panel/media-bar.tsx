import { Icon, type IconName } from '@butterfly/ui-kit';
import { useEffect, useRef } from 'react';
import type { MediaControl } from '../media/media-control';
import type { ConsoleState } from '../model/console-state';

interface ToggleProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn: boolean;
  readonly why?: string;
  readonly onToggle: () => void;
}

/** Microphone, camera and screen. What is on is seen to be on. */
export function MediaBar({ state: { isMicOn, isCameraOn, isScreenOn }, media }: { state: ConsoleState; media: MediaControl }) {
  return (
    <div className="live-media" role="group" aria-label="Show and speak">
      <Toggle icon="microphone" label="Microphone" isOn={isMicOn} onToggle={() => void media.toggleMicrophone()} />
      <Toggle
        icon="camera"
        label="Camera"
        isOn={isCameraOn}
        onToggle={() => void media.toggleCamera()}
        {...(isScreenOn && { why: 'The camera is off while you share your screen' })}
      />
      <Toggle icon="screen" label="Share screen" isOn={isScreenOn} onToggle={() => void media.toggleScreen()} />
      {isCameraOn && <Preview media={media} />}
    </div>
  );
}

function Toggle({ icon, label, isOn, why, onToggle }: ToggleProps) {
  return (
    <button type="button" className="live-toggle" aria-pressed={isOn} disabled={why !== undefined} title={why ?? label} onClick={onToggle}>
      <Icon name={icon} /> <span>{label}</span>
    </button>
  );
}

/** How often it is looked whether the camera has begun. */
const LOOK_MS = 200;

/** What the camera sees, so that nobody is surprised by what is sent. */
function Preview({ media }: { media: MediaControl }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const look = () => {
      const { current } = video;
      if (current && current.srcObject !== media.cameraStream) current.srcObject = media.cameraStream;
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [media]);
  return <video ref={video} className="live-preview" muted autoPlay playsInline aria-label="What the camera sees" />;
}
