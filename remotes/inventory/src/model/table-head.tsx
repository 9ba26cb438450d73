/** The head of a table; the last column of one with buttons has none. */
export function TableHead({ labels, hasButtons = true }: { labels: readonly string[]; hasButtons?: boolean }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {hasButtons && <td />}
      </tr>
    </thead>
  );
}
