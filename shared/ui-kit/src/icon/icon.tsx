import { iconPaths, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

/** The icon a manifest names, or a leaf for a name that is not drawn yet. */
export function iconNamed(name: string): IconName {
  return Object.hasOwn(iconPaths, name) ? (name as IconName) : 'leaf';
}

/**
 * A line icon in the colour of its text. Without `title` it is decoration and hidden from screen readers: label the
 * button around it.
 *
 * @example
 * <button aria-label="Add a photo"><Icon name="plus" /></button>
 */
export function Icon({ name, size = 20, title }: { name: IconName; size?: number; title?: string }) {
  return (
    <svg
      className="bf-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
