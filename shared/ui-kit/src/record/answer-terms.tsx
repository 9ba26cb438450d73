interface AnswerTermsProps {
  readonly answers: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/**
 * What somebody has answered to the questions of a form; stands in a `dl`.
 *
 * @example
 * <dl><AnswerTerms answers={booking.answers} /></dl>
 */
export function AnswerTerms({ answers }: AnswerTermsProps) {
  return answers.map(({ key, label, value }) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
