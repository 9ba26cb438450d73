interface TableHeadProps {
  readonly labels: readonly string[];
  /** The last column holds buttons, and has no name. */
  readonly hasActions?: boolean;
}

/** The head of a table, by the names of its columns. */
export function TableHead({ labels, hasActions = false }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
        {hasActions && <td />}
      </tr>
    </thead>
  );
}
