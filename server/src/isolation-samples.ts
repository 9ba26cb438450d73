import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moduleIds } from './platform/discover-modules';
import type { TestClient } from './platform/testing/test-client';

type Ids = Readonly<Record<string, string | number>>;

/** Rows of manage_members and access requests in business B. */
export interface PeopleOfB {
  readonly member: number;
  readonly role: number;
  readonly invite: number;
  readonly grant: number;
  readonly request: number;
  readonly skill: number;
  readonly category: number;
  readonly absence: number;
  readonly rule: number;
}

/** Ids that exist in business B; every operation that takes an id is called with them by an administrator of A. */
export interface ForeignIds {
  readonly contact: number;
  readonly contactList: number;
  readonly organization: number;
  readonly link: number;
  readonly merge: number;
  readonly importRun: number;
  readonly project: number;
  readonly entry: number;
  readonly tempBoard: number;
  readonly asset: number;
  readonly share: number;
  readonly comment: number;
  readonly revision: number;
  readonly session: number;
  readonly notification: number;
  readonly people: PeopleOfB;
  readonly lead: number;
  readonly stage: number;
  readonly note: number;
  readonly customField: number;
  readonly file: number;
  readonly override: number;
  readonly draft: number;
  /** An action of the assistant that waits for a click. */
  readonly action: string;
  readonly conversation: number;
  readonly text: number;
  readonly textTemplate: number;
  readonly textMedia: number;
  readonly call: number;
  /** What modules have filled in by themselves: module → name → id. */
  readonly own: Readonly<Record<string, Ids>>;
}

/** Who may see what an id leads to: who sees its project, everybody of the business, administrators only. */
export type Belongs = 'project' | 'business' | 'administrators';

/**
 * What a module tells the proofs about its operations, by their names. Found by folder: `server/src/modules/<id>/isolation-samples.ts`
 * exports `samples`. An operation with parameters that is missing here is named by the proofs.
 */
export interface IsolationSamples {
  /** Path parameters → ids of business B. */
  readonly paths?: Readonly<Record<string, (ids: ForeignIds) => Ids>>;
  /** Parameters that name something all businesses share (a plugin), so there is no foreign one. */
  readonly shared?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Bodies a generator cannot guess. */
  readonly bodies?: Readonly<Record<string, unknown>>;
  /** Bodies that make an operation do the part its `mayNeed` is about, or that say whose plugin it is; without one, that what it is about was made by somebody else does. */
  readonly bodiesThatNeed?: Readonly<Record<string, (ids: ForeignIds) => unknown>>;
  /** Queries without which an operation reads nothing. */
  readonly queries?: Readonly<Record<string, string | ((ids: ForeignIds) => string)>>;
  /** Operations that are open to strangers (`public`) or to every member (`session`): why that is right. */
  readonly open?: Readonly<Record<string, string>>;
  /** `<operation>: <check>` that something behind it refuses as well, so that nobody gets more without it: what that is. */
  readonly refusedTwice?: Readonly<Record<string, string>>;
  /** Socket addresses that this module opens. */
  readonly sockets?: Readonly<Record<string, SocketSample>>;
  /** What the token of a team that owns another plugin gets from operations for deploys. */
  readonly teamToken?: Readonly<Record<string, TeamTokenAnswer>>;
}

/** Who asks at a socket and may not hear it; those `…_since` had it open when it was taken away. */
export type SocketCaller =
  | 'no_plugin'
  | 'other_business'
  | 'sees_assigned'
  | 'sees_none'
  | 'permission_withdrawn_since'
  | 'plugin_off_since'
  | 'scope_narrowed_since';

/** What the proof of sockets says and hears at one address. */
export interface SocketSample {
  /** What a page says to be let in; absent: it is let in by opening. */
  readonly say?: (ids: ForeignIds) => object;
  /** The type of the frame by which it knows. */
  readonly letIn: string;
  /** Where the frames go that it is about; absent: to the member. */
  readonly room?: (ids: ForeignIds) => string;
  /** What the page itself says to hear something, where nobody else speaks. */
  readonly speak?: object;
  /** The type of the frames that it is about. */
  readonly hears: string;
  /** Makes such a frame, as an administrator of business B. */
  readonly stir?: (owner: TestClient, business: { readonly ids: ForeignIds; readonly nth: number }) => Promise<unknown>;
  /** Who hears it all the same, and why that is right. */
  readonly open: Partial<Readonly<Record<SocketCaller, string>>>;
}

/** `refused`: 403; else why such a token is not refused for whose it is. */
export type TeamTokenAnswer = 'refused' | { readonly because: string };

/** Of a module that fills business B by itself; every id has to say to whom it belongs, or it does not compile. */
export interface OwnSamples<Own extends Ids> extends Omit<IsolationSamples, 'paths'> {
  /** Makes one of everything; its texts carry `mark`, or `projectMark` when they belong to the project. */
  fill(business: {
    readonly client: TestClient;
    readonly project: number;
    readonly mark: string;
    readonly projectMark: string;
    /** A picture of its moodboard. */
    readonly asset: number;
    /** For what no operation of a member makes; answers the id of the row. */
    insert(table: string, row: Readonly<Record<string, unknown>>): Promise<number>;
  }): Promise<Own>;
  readonly belongs: Readonly<Record<keyof Own, Belongs>>;
  readonly paths: Readonly<Record<string, (ids: ForeignIds, own: Own) => Ids>>;
}

type AnySamples = IsolationSamples &
  Partial<Pick<OwnSamples<Ids>, 'belongs' | 'fill'>> & { readonly paths?: Readonly<Record<string, (ids: ForeignIds, own: Ids) => Ids>> };

/** The samples of every module, by its id. */
export async function samplesByModule(): Promise<ReadonlyMap<string, AnySamples>> {
  const ids = moduleIds().filter((id) => existsSync(join(import.meta.dirname, 'modules', id, 'isolation-samples.ts')));
  const loaded = await Promise.all(
    ids.map(async (id) => ((await import(`./modules/${id}/isolation-samples`)) as { samples: AnySamples }).samples),
  );
  return new Map(ids.map((id, at) => [id, loaded[at] ?? {}] as const));
}

/** The samples of all modules, by `<module>.<operation>`. */
export interface AllSamples {
  readonly paths: Readonly<Record<string, (ids: ForeignIds) => Ids>>;
  readonly shared: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly bodiesThatNeed: Readonly<Record<string, (ids: ForeignIds) => unknown>>;
  readonly queries: Readonly<Record<string, string | ((ids: ForeignIds) => string)>>;
  readonly open: Readonly<Record<string, string>>;
  readonly teamToken: Readonly<Record<string, TeamTokenAnswer>>;
  readonly refusedTwice: Readonly<Record<string, string>>;
  /** Module → name of an id → to whom it belongs. */
  readonly belongs: Readonly<Record<string, Readonly<Record<string, Belongs>>>>;
}

export async function allSamples(): Promise<AllSamples> {
  const found = [...(await samplesByModule())];
  const named = <T>(part: (samples: AnySamples) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.fromEntries(
      found.flatMap(([id, samples]) => Object.entries(part(samples) ?? {}).map(([name, value]) => [`${id}.${name}`, value] as const)),
    );
  const paths = Object.fromEntries(
    found.flatMap(([id, samples]) =>
      Object.entries(samples.paths ?? {}).map(
        ([name, pathOf]) => [`${id}.${name}`, (ids: ForeignIds) => pathOf(ids, ids.own[id] ?? {})] as const,
      ),
    ),
  );
  const belongs = Object.fromEntries(found.map(([id, samples]) => [id, samples.belongs ?? {}] as const));
  return {
    paths,
    belongs,
    shared: named(({ shared }) => shared),
    bodies: named(({ bodies }) => bodies),
    bodiesThatNeed: named(({ bodiesThatNeed }) => bodiesThatNeed),
    queries: named(({ queries }) => queries),
    open: named(({ open }) => open),
    teamToken: named(({ teamToken }) => teamToken),
    refusedTwice: named(({ refusedTwice }) => refusedTwice),
  };
}
