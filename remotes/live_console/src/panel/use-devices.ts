import { useCallback, useEffect, useState } from 'react';
import { isEmpty, readDevices, type DeviceList } from '../media/devices';
import { TEXTS } from '../model/texts';

interface Devices extends DeviceList {
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly refresh: () => void;
}

/** The devices of this machine; read again when one is plugged in or pulled out. */
export function useDevices(): Devices {
  const [list, setList] = useState<DeviceList>({ cameras: [], microphones: [] });
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const refresh = useCallback(async () => {
    setIsReading(true);
    try {
      const found = await readDevices();
      setList(found);
      setProblem(isEmpty(found) ? TEXTS.noDevices : null);
    } catch {
      setProblem(TEXTS.devicesFailed);
    }
    setIsReading(false);
  }, []);
  useEffect(() => {
    const handleChange = () => void refresh();
    handleChange();
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    devices?.addEventListener('devicechange', handleChange);
    return () => devices?.removeEventListener('devicechange', handleChange);
  }, [refresh]);
  return { ...list, problem, isReading, refresh: () => void refresh() };
}
