import { Icon, type IconName } from '@butterfly/ui-kit';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app-services';
import type { Toast } from './toasts';

const icons: Readonly<Record<Toast['kind'], IconName>> = { success: 'check', error: 'warning', info: 'bell' };

/** The snackbar; read out politely by screen readers. */
export function ToastRegion() {
  const { toasts } = useServices();
  const shown = useSyncExternalStore(toasts.store.subscribe, toasts.store.getState);
  return (
    <div className="toasts" role="status" aria-live="polite" data-testid="toasts">
      {shown.map(({ key, kind, text }) => (
        <div key={key} className={`toast toast-${kind}`} data-testid="toast">
          <Icon name={icons[kind]} size={18} />
          <span>{text}</span>
          <button type="button" className="bf-icon-button" aria-label="Dismiss" onClick={() => toasts.dismiss(key)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
