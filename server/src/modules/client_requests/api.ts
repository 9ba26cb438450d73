import type { Quote, RequestSource, RequestStatus, RequestType } from '@butterfly/contracts/client_requests';
import type { Db } from '../../platform/db/db';
import type { StoredBytes } from '../../platform/files/files';
import type { FileRow } from '../../platform/files/repository';
import type { QuantityChanged } from '../proposal_and_invoice/api';

/** One word of the thread as its client may see it: never a note of the team, never who of the team wrote it. */
export interface ClientMessage {
  readonly from: 'client' | 'studio';
  /** Of the client the name; of the studio that of the business. */
  readonly author: string;
  readonly body: string;
  readonly files: readonly { readonly id: number; readonly name: string }[];
  readonly at: string;
}

/** A request as its client may see it: no notes, no costs, no stems, no names of the team. */
export interface ClientRequest {
  readonly id: number;
  readonly number: string;
  readonly type: RequestType;
  readonly title: string;
  readonly body: string;
  readonly status: RequestStatus;
  readonly asked_by: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** The price of the change, once it was told. */
  readonly quote: Pick<
    Quote,
    'after_cents' | 'before_cents' | 'currency' | 'lines' | 'note' | 'parts' | 'quoted_at' | 'wanted_date'
  > | null;
  readonly approved_at: string | null;
  /** Changes are closed since then; the studio decides whether this one may still come. */
  readonly locked_from: string | null;
  readonly rating: number | null;
  readonly messages: readonly ClientMessage[];
  readonly may: {
    readonly answer: boolean;
    /** Approve the price, or decline it. */
    readonly decide: boolean;
    readonly rate: boolean;
  };
}

/** Which request, and who of its client it is that does something. */
export interface ByClient {
  readonly projectId: number;
  readonly id: number;
  /** The name of who is before the screen. */
  readonly name: string;
}

export interface OpenedByClient {
  readonly projectId: number;
  readonly name: string;
  readonly type: RequestType;
  readonly title: string;
  readonly body: string;
  readonly source: RequestSource;
}

/** What is to be applied, as it was approved. */
export interface ApprovedChange {
  readonly project_id: number;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly wanted_date: string | null;
}

/**
 * What other modules may ask of the requests of clients. Every call runs in the caller's transaction; a request of another project is
 * `not_found`. What clients do is announced, told to who looks after it, and stands in the timeline.
 */
export interface ClientRequestsApi {
  /** All of a project, the newest first. */
  ofProject(db: Db, projectId: number): Promise<ClientRequest[]>;
  /** @throws AppError `not_found` for a project that is not there */
  open(db: Db, request: OpenedByClient): Promise<ClientRequest>;
  /** @throws AppError `invalid_transition` for one that is done */
  answer(db: Db, answer: ByClient & { readonly body: string }): Promise<ClientRequest>;
  /** A file, kept with the request and named in the thread. @throws AppError `records.too_many_files` */
  addFile(db: Db, file: ByClient & { readonly stored: StoredBytes; readonly fileName: string }): Promise<ClientRequest>;
  /** The bytes of a file that stands in the thread, for `deps.files.download`. */
  openFile(db: Db, file: { readonly projectId: number; readonly id: number; readonly fileId: number }): Promise<FileRow>;
  /** `seen`: `quoted_at` of the price that was on the screen. @throws AppError `client_requests.quote_changed`, `.changes_locked`, `invalid_transition` */
  approve(db: Db, approval: ByClient & { readonly seen: string }): Promise<ClientRequest>;
  /** The client does not want it at that price. @throws AppError `invalid_transition` */
  decline(db: Db, refusal: ByClient & { readonly reason: string }): Promise<ClientRequest>;
  /** One to five, of what is done. @throws AppError `client_requests.not_settled` */
  rate(db: Db, rating: ByClient & { readonly rating: number; readonly comment: string }): Promise<ClientRequest>;
  /** Begins to apply what was approved: holds the request. First step of the workflow `apply-request`. */
  beginApply(db: Db, requestId: number): Promise<ApprovedChange>;
  /** Keeps what was applied. @throws AppError `client_requests.price_changed`, `.line_gone`: then nothing of it has happened */
  finishApply(db: Db, done: { readonly requestId: number; readonly changed: QuantityChanged | null }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    client_requests: ClientRequestsApi;
  }
}
