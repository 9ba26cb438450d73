import { useState } from 'react';
import type { MediaControl } from '../media/media-control';
import { stillThere, type Device } from '../media/devices';
import { useDevices } from './use-devices';

/** Which camera and which microphone; a device that is pulled out gives way to the browser's own choice. */
export function DevicePickers({ media }: { media: MediaControl }) {
  const { cameras, microphones, problem, isReading, refresh } = useDevices();
  const [chosen, setChosen] = useState({ camera: '', microphone: '' });
  const choose = (next: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...next });
    void media.choose(next);
  };
  return (
    <>
      <Picker
        id="live-camera"
        label="Camera"
        devices={cameras}
        value={stillThere(cameras, chosen.camera)}
        onChoose={(camera) => choose({ camera })}
      />
      <Picker
        id="live-microphone"
        label="Microphone"
        devices={microphones}
        value={stillThere(microphones, chosen.microphone)}
        onChoose={(microphone) => choose({ microphone })}
      />
      {problem && (
        <p className="live-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="bf-button live-refresh" disabled={isReading} onClick={refresh}>
        {isReading ? 'Looking for devices…' : 'Refresh devices'}
      </button>
    </>
  );
}

function Picker({
  id,
  label,
  devices,
  value,
  onChoose,
}: {
  id: string;
  label: string;
  devices: readonly Device[];
  value: string;
  onChoose: (id: string) => void;
}) {
  return (
    <div className="bf-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="bf-input" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Default</option>
        {devices
          .filter((device) => device.id !== '')
          .map((device) => (
            <option key={device.id} value={device.id}>
              {device.label}
            </option>
          ))}
      </select>
    </div>
  );
}
