import {
  LANGUAGES,
  MAILS,
  mailSpec,
  variablesOf,
  type Language,
  type MailKey,
  type MailSpec,
  type Preview,
  type PreviewInput,
  type Template,
  type TemplateInput,
  type TemplateRow,
} from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import type { Platform } from '../../../platform/platform';
import type { Renderer } from '../rendering/renderer';
import { sampleValues, shown, valuesFor, type MailValues } from '../rendering/values';
import type { Facts } from '../sends/facts';
import { sentSince } from '../sends/repository';
import { defaultTemplate, type Written } from './default-template';
import { addVersion, historyOf, newestVersion, newestVersions, setSwitch, switches, versionOf, type StoredVersion } from './repository';

type Tx = Call['tx'];
type Of = { readonly key: MailKey; readonly language: Language };

const MONTH_MS = 30 * 86_400_000;

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers' | 'operations'>;
  readonly facts: Facts;
  readonly renderer: Renderer;
}

/** What mails say: the text of the suite until a business writes its own. Nothing is ever written over. */
export class TemplateService {
  constructor(private readonly parts: Parts) {}

  async list(db: Db): Promise<TemplateRow[]> {
    const [own, on] = [await newestVersions(db), await switches(db)];
    const sent = await sentSince(db, new Date(this.parts.platform.clock().getTime() - MONTH_MS));
    return MAILS.map((spec) => ({
      ...this.#head(spec, on),
      key: spec.key,
      sent_30_days: sent.get(spec.key) ?? 0,
      languages: languages.map((language) => {
        const held = own.find((one) => one.key === spec.key && one.language === language);
        return { language, version: held?.version ?? 0, is_own: held !== undefined && !held.is_default };
      }),
    }));
  }

  async read(db: Db, of: Of): Promise<Template> {
    return this.#whole(db, { of, held: await newestVersion(db, of) });
  }

  /** Made into a mail before anything is kept: what cannot be sent cannot be saved. */
  async save(tx: Tx, { key, input, ifMatch }: { key: MailKey; input: TemplateInput; ifMatch: string | undefined }): Promise<Template> {
    requireIfMatch(ifMatch);
    const of = { key, language: input.language };
    const sample = await tx(async (db) => {
      await this.#checkHeld(db, of, ifMatch);
      return this.#samples(db, key);
    });
    await this.#check(input, { ...of, sample });
    return tx(async (db) => {
      const before = await this.#checkHeld(db, of, ifMatch);
      const written = { subject: input.subject, mjml: input.mjml };
      const held = await addVersion(db, { ...of, version: (before?.version ?? 0) + 1, is_default: false, written });
      if (!held) throw await this.#conflict(db, of);
      return this.#whole(db, { of, held });
    });
  }

  /** Version 0 is the text of the suite. @throws AppError `not_found` */
  async restore(db: Db, { key, language, version }: Of & { version: number }): Promise<Template> {
    const of = { key, language };
    const wanted = version === 0 ? { ...defaultTemplate(key, language), is_default: true } : await versionOf(db, { ...of, version });
    if (!wanted) throw new AppError('not_found');
    const before = await newestVersion(db, of);
    const { subject, mjml, is_default } = wanted;
    const held = await addVersion(db, { ...of, version: (before?.version ?? 0) + 1, is_default, written: { subject, mjml } });
    if (!held) throw await this.#conflict(db, of);
    return this.#whole(db, { of, held });
  }

  /** @throws AppError `transactional_emails.required_mail` */
  async switch(db: Db, { key, isOn }: { key: MailKey; isOn: boolean }): Promise<Template> {
    if (!isOn && mailSpec(key)?.category === 'required') throw new AppError('transactional_emails.required_mail');
    await setSwitch(db, { key, isOn });
    return this.read(db, { key, language: 'en' });
  }

  /** As it would arrive, with what is wrong about it. @throws AppError `not_found` for a project that the member does not see */
  async preview(tx: Tx, { key, input }: { key: MailKey; input: PreviewInput }): Promise<Preview> {
    const { values, projectName } = await tx((db) => this.valuesOf(db, { key, projectId: input.project_id }));
    const { unknown: _unknown, ...made } = await this.#make(input, { key, language: input.language, values });
    return { ...made, problems: [...made.problems], project_name: projectName };
  }

  /** Samples, and over them what is real of a project. */
  async valuesOf(
    db: Db,
    { key, projectId }: { key: MailKey; projectId: number | null },
  ): Promise<{ values: MailValues; projectName: string | null }> {
    const sample = await this.#samples(db, key);
    const facts = await this.parts.facts.of(db, { projectId });
    if (projectId === null) return { values: { ...sample, ...business(facts.values) }, projectName: null };
    const coming = [];
    for (const source of this.parts.platform.fillers('platform.coming_mails')) coming.push(...(await source.ofProject(db, projectId)));
    const next = coming.find(({ template }) => template === key);
    const { 'project.date': _date, ...rest } = sample;
    return { values: { ...rest, ...facts.values, ...next?.values }, projectName: facts.projectName };
  }

  /** What holds now, for who sends it. */
  async written(db: Db, of: Of): Promise<Written> {
    const held = await newestVersion(db, of);
    return held && !held.is_default ? held : defaultTemplate(of.key, of.language);
  }

  async #samples(db: Db, key: MailKey): Promise<MailValues> {
    const { currency } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return sampleValues(key, currency);
  }

  /** @throws AppError `transactional_emails.unknown_variable`, `transactional_emails.template_broken` */
  async #check(input: Written, { key, language, sample }: Of & { sample: MailValues }): Promise<void> {
    const { problems, unknown } = await this.#make(input, { key, language, values: sample });
    if (problems.length === 0) return;
    throw new AppError(unknown ? 'transactional_emails.unknown_variable' : 'transactional_emails.template_broken', { problems });
  }

  async #make({ subject, mjml }: Written, { key, language, values }: Of & { values: MailValues }) {
    const known = variablesOf(key).map(({ name }) => name);
    try {
      return await this.parts.renderer.render({ subject, mjml, known, values: valuesFor(key, { values, language }) });
    } catch {
      // What takes too long is given up with its thread; the reason is always that.
      const late = { field: 'mjml' as const, line: 1, column: 1, text: 'It takes too long to be made into a mail.' };
      return { subject: '', html: '', text: '', problems: [late], unknown: false };
    }
  }

  async #checkHeld(db: Db, of: Of, ifMatch: string): Promise<StoredVersion | undefined> {
    const held = await newestVersion(db, of);
    const etag = templateTag({ ...of, version: held?.version ?? 0 });
    checkVersion(ifMatch, { etag, current: { ...of, version: held?.version ?? 0 } });
    return held;
  }

  async #conflict(db: Db, of: Of): Promise<AppError> {
    const current = await this.read(db, of);
    return versionConflict({ etag: templateTag(current), current });
  }

  async #whole(db: Db, { of, held }: { of: Of; held: StoredVersion | undefined }): Promise<Template> {
    const { key, language } = of;
    const spec = MAILS.find((one) => one.key === key);
    if (!spec) throw new AppError('not_found');
    const isOwn = held !== undefined && !held.is_default;
    const { subject, mjml } = isOwn ? held : defaultTemplate(key, language);
    const names = await this.parts.platform.api('auth_and_admin').memberNames(db);
    const { currency } = await this.parts.platform.api('auth_and_admin').tenant(db);
    const sample = sampleValues(key, currency);
    return {
      ...this.#head(spec, await switches(db)),
      ...{ key, language, subject, mjml, version: held?.version ?? 0, is_own: isOwn },
      variables: variablesOf(key).map(({ name, label }) => ({ name, label, sample: shown(sample[name] ?? '', language) })),
      history: (await historyOf(db, of)).map(({ by_id, ...one }) => ({ ...one, by: names.get(by_id ?? 0) ?? null })),
    };
  }

  #head({ key, title, when, category, from }: MailSpec & { key: MailKey }, on: ReadonlyMap<string, boolean>) {
    const isHere = this.parts.platform.operations().some(({ moduleId }) => moduleId === from);
    return { key, title, when, category, is_on: category === 'required' || on.get(key) !== false, awaits: isHere ? null : from };
  }
}

const languages = Object.keys(LANGUAGES) as Language[];

/** Strong ETag of what a mail says in a language, without quotes. */
export function templateTag({ key, language, version }: Of & { readonly version: number }): string {
  return `${key}-${language}-${version}`;
}

function business(values: MailValues): MailValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('business.')));
}
