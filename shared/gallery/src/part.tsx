import type { ReactNode } from 'react';

interface PartProps {
  /** The name it is imported by. */
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part under its name. */
export function Part({ name, wide = false, children }: PartProps) {
  return (
    <div className="gallery-part" data-wide={wide || undefined} data-part={name}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
