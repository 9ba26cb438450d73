/** What lead pages say of themselves, beside what a studio has written. */
export interface PageWords {
  readonly form: {
    readonly missing: string;
    readonly needed: string;
    readonly choose: string;
    readonly notSure: string;
    readonly send: string;
    readonly checkDay: string;
    /** In the place of an answer, before a day was chosen. */
    readonly askDay: string;
    /** Beside the tick without which nothing is sent. */
    readonly consent: string;
  };
  readonly page: {
    readonly write: string;
    readonly chooseTime: string;
    readonly findUs: string;
    readonly watch: string;
  };
  readonly problems: {
    readonly consent: string;
    readonly empty: string;
    readonly long: string;
    readonly email: string;
    readonly day: string;
    readonly number: string;
    readonly choice: string;
    readonly hasty: string;
    readonly outdated: string;
  };
  readonly hints: {
    readonly past: (day: string) => string;
    readonly full: (day: string) => string;
    readonly last: (day: string) => string;
    readonly open: (day: string) => string;
    readonly typical: (of: { readonly guests: number; readonly money: string }) => string;
    readonly less: (about: string) => string;
    readonly fits: (about: string) => string;
    readonly upTo: (money: string) => string;
    readonly between: (of: { readonly from: string; readonly to: string }) => string;
    readonly more: (money: string) => string;
  };
  readonly thanks: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly time: (meeting: string) => string;
    readonly goOn: string;
  };
  readonly reply: {
    readonly subject: (business: string) => string;
    readonly dear: (name: string) => string;
    readonly text: string;
  };
  readonly nowhere: { readonly title: string; readonly text: string };
}
