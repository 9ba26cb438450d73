import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Opens a menu. */
  readonly menu?: boolean;
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A tool: its picture and, below it, its name. */
export function ToolButton({ label, icon, menu = false, expanded, ref, className: _, ...button }: ToolButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="mb-tool"
      {...(menu && { 'aria-haspopup': 'menu' as const })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...button}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}

/** A small button that only has a picture; its name is read out and shown on hover. */
export function IconTool({
  label,
  icon,
  pressed,
  ...button
}: { readonly label: string; readonly icon: ReactNode; readonly pressed?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className="mb-icon-tool"
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...button}
    >
      {icon}
    </button>
  );
}
