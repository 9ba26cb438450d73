interface MarkProps {
  readonly filled: boolean;
  readonly size?: number;
}

function Mark({ filled, size = 18, path }: MarkProps & { readonly path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

const HEART =
  'M12 20.2C5.6 15.6 2.8 12.2 2.8 8.7A4.7 4.7 0 0 1 7.5 4c1.9 0 3.5 1 4.5 2.7C13 5 14.6 4 16.5 4a4.7 4.7 0 0 1 4.7 4.7c0 3.5-2.8 6.9-9.2 11.5z';
const THUMB = 'M4 10.5h3.5V20H4zM7.5 11l4-7.5c1.7 0 2.7 1.3 2.4 3L13.3 9.5h5.4c1.3 0 2.1 1.2 1.7 2.4l-2.1 6.5c-.3 1-1.1 1.6-2.1 1.6H7.5z';

/** A heart in the colour of its text. */
export function Heart(mark: MarkProps) {
  return <Mark {...mark} path={HEART} />;
}

/** A thumb that points up. */
export function Thumb(mark: MarkProps) {
  return <Mark {...mark} path={THUMB} />;
}
