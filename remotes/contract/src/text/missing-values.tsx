import type { MissingValue } from '@butterfly/contracts/contract';
import { Alert } from 'antd';

/** What the project does not say yet; nothing where nothing is missing. */
export function MissingValues({ missing }: { readonly missing: readonly MissingValue[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`Missing before it can be sent: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}`}
      description="Add this to the project or its people, or change the text."
    />
  );
}
