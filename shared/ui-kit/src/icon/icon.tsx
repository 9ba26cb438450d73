import { iconPaths, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

/** The icon a manifest names, or a leaf for a name that is not drawn yet. */
export function iconNamed(name: string): IconName {
  return Object.hasOwn(iconPaths, name) ? (name as IconName) : 'leaf';
}

interface LineIconProps {
  /** Lines on a grid of 24 px. */
  readonly path: string;
  readonly size?: number;
  readonly title?: string | undefined;
}

/** A drawing that only one plugin needs, in the way of the icons of the house. @example <LineIcon path="M5 19L19 5" size={18} /> */
export function LineIcon({ path, size = 20, title }: LineIconProps) {
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
      <path d={path} />
    </svg>
  );
}

/**
 * A line icon in the colour of its text. Without `title` it is decoration and hidden from screen readers: label the
 * button around it.
 *
 * @example
 * <button aria-label="Add a photo"><Icon name="plus" /></button>
 */
export function Icon({ name, ...look }: { readonly name: IconName } & Omit<LineIconProps, 'path'>) {
  return <LineIcon path={iconPaths[name]} {...look} />;
}
