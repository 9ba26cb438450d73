/** A way to reach people, and what they may agree to about it. */
export interface ConsentChannel {
  readonly id: string;
  readonly label: string;
  /** What is asked where it is recorded: `May you send text messages?` */
  readonly question: string;
  /** State → its words. */
  readonly states: Readonly<Record<string, string>>;
}

/** What somebody agreed to, how one knows, and what proves it. */
export interface ConsentChange {
  readonly channel: string;
  readonly state: string;
  readonly source: string;
  readonly proof: string;
}

/** A change that was recorded. */
export interface ConsentEntry extends ConsentChange {
  readonly id: number;
  readonly at: string;
  readonly ip: string | null;
  readonly by_id: number | null;
}
