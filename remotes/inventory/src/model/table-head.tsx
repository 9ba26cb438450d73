/** The head of a table whose last column holds buttons. */
export function TableHead({ labels }: { labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}
