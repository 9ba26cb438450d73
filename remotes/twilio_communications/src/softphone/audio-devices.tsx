import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useReducer } from 'react';
import type { SharedPhone } from './shared-phone';

/** Which microphone and which speaker; what is plugged in or pulled out shows at once. */
export function AudioDevices({ phone }: { phone: SharedPhone }) {
  const { ui } = usePlugin();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { audio } = phone;
  useEffect(() => void audio?.on('deviceChange', redraw), [audio]);
  if (!audio) return null;
  const failed = () => ui.toast('error', 'This device cannot be used. The one before stays in use.');
  const choose = (work: Promise<unknown>) => void work.then(redraw, failed);
  return (
    <div className="tw-devices">
      <DeviceSelect
        label="Microphone"
        devices={[...audio.availableInputDevices.values()]}
        value={audio.inputDevice?.deviceId ?? 'default'}
        onChange={(id) => choose(audio.setInputDevice(id))}
      />
      {audio.isOutputSelectionSupported && (
        <DeviceSelect
          label="Speaker"
          devices={[...audio.availableOutputDevices.values()]}
          onChange={(id) => choose(audio.speakerDevices.set(id))}
        />
      )}
    </div>
  );
}

interface DeviceSelectProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly value?: string;
  readonly onChange: (id: string) => void;
}

function DeviceSelect({ label, devices, value, onChange }: DeviceSelectProps) {
  return (
    <label className="tw-device">
      {label}
      <select
        className="tw-select"
        {...(value === undefined ? { defaultValue: 'default' } : { value })}
        onChange={(event) => onChange(event.target.value)}
      >
        {devices.map(({ deviceId, label: name }, at) => (
          <option key={deviceId} value={deviceId}>
            {name || `${label} ${at + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}
