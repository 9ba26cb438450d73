import { ownPath } from '@butterfly/plugin-sdk';
import { useBoot } from '../app-services';

/** Says that this tab does without plugins, and leads back. */
export function AsideStrip() {
  const { aside } = useBoot();
  if (aside.length === 0) return null;
  const names = new Intl.ListFormat('en').format(aside.map(({ title }) => title));
  return (
    <div className="strip strip-aside" role="status">
      <span>{aside.length > 3 ? `Safe mode: ${aside.length} plugins are set aside in this tab.` : `This tab works without ${names}.`}</span>
      {/* A new page: what was set aside has to be loaded with it. */}
      <a href={addressWithAll(window.location.pathname)}>Use all plugins</a>
    </div>
  );
}

/** The same page with nothing set aside. */
export function addressWithAll(path: string): string {
  return `${ownPath(path) ?? '/'}?safe=0`;
}
