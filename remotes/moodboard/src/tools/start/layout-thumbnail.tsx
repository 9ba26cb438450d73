import { asColor } from '../../model/item-traits';
import type { Layout } from './layouts';

/** A layout, small. */
export function LayoutThumbnail({ layout }: { readonly layout: Layout }) {
  return (
    <svg viewBox="0 0 1600 1000" width={112} height={70} aria-hidden="true" focusable="false">
      <rect width={1600} height={1000} fill={layout.bg} />
      {layout.items.map((item, at) =>
        item.kind === 'text' ? (
          <rect key={at} x={item.x} y={item.y + item.h * 0.35} width={item.w * 0.7} height={item.h * 0.3} fill="#2a2330" opacity={0.7} />
        ) : (
          <rect
            key={at}
            x={item.x}
            y={item.y}
            width={item.w}
            height={item.h}
            rx={item.kind === 'frame' ? 20 : 8}
            fill={fillOf(item)}
            stroke="#2a2330"
            strokeOpacity={0.12}
            strokeWidth={6}
          />
        ),
      )}
    </svg>
  );
}

function fillOf({ kind, props }: Layout['items'][number]): string {
  if (kind === 'note') return '#f6e9c8';
  return asColor(props['hex'] ?? props['fill'], '#f7f2ea');
}
