/** A text on its way out. */
export interface OutgoingText {
  readonly to: string;
  /** Empty where a messaging service chooses. */
  readonly from: string;
  readonly messagingServiceSid: string;
  readonly body: string;
  readonly mediaUrls: readonly string[];
  readonly statusCallback: string;
}

/** `refused` is final, `later` is worth another try. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly sid: string; readonly delivered: boolean }
  | { readonly kind: 'refused'; readonly error: string; readonly optedOut?: boolean }
  | { readonly kind: 'later'; readonly error: string };

/** Who carries texts. */
export interface TextProvider {
  readonly name: 'test' | 'twilio';
  send(text: OutgoingText, key: string): Promise<SendOutcome>;
}
