/**
 * The product's butterfly. With `flying` its wings beat (still for people who asked for less motion).
 *
 * @example
 * <Butterfly size={24} />
 */
export function Butterfly({ size = 24, flying = false }: { size?: number; flying?: boolean }) {
  return (
    <svg
      className={flying ? 'bf-butterfly bf-butterfly-flying' : 'bf-butterfly'}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g className="bf-butterfly-left">
        <path className="bf-butterfly-wing" d="M23 21C20 10 12 6 5 8c-2 8 3 17 17 17z" />
        <path className="bf-butterfly-wing bf-butterfly-low" d="M22 26c-8 0-13 4-12 11 7 3 12-2 13-9z" />
      </g>
      <g className="bf-butterfly-right">
        <path className="bf-butterfly-wing" d="M25 21C28 10 36 6 43 8c2 8-3 17-17 17z" />
        <path className="bf-butterfly-wing bf-butterfly-low" d="M26 26c8 0 13 4 12 11-7 3-12-2-13-9z" />
      </g>
      <path className="bf-butterfly-body" d="M24 17v17M24 17c-1-4-3-6-5-7M24 17c1-4 3-6 5-7" />
    </svg>
  );
}
