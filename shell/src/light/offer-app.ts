import { fillPattern } from '../routes/pattern';
import type { RouteMatch } from '../routes/route-table';

/** Lets the browser put the link among the apps of the phone, where its pages say as which. */
export function offerApp({ entry: { owner }, params }: RouteMatch): void {
  const app = owner.kind === 'plugin' ? owner.route.app : undefined;
  const before = document.head.querySelector('link[rel="manifest"]');
  if (!app) return before?.remove();
  const link = before ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'manifest');
  link.setAttribute('href', fillPattern(app, params));
  return undefined;
}
