interface StatementLinksProps {
  readonly years: readonly number[];
  /** Before the year. */
  readonly path: string;
}

/** A PDF for each calendar year in which something was earned or paid. */
export function StatementLinks({ years, path }: StatementLinksProps) {
  return (
    <ul className="referral_portal-years">
      {years.map((year) => (
        <li key={year}>
          <a href={`${path}${year}/`} target="_blank" rel="noopener">
            Statement {year} (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}
