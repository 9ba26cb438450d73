import { commonErrors, type ErrorCatalogue } from '@butterfly/contracts/core';
import { discoverModules } from '../platform/discover-modules';
import type { ModuleDefinition } from '../platform/define-module';
import { errorCodes } from '../platform/http/openapi';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { readDocument, type DocumentedOperation } from './fuzz/api-document';
import { codesOfPlatform, thrownCodes, throwsWithoutLiteral } from './thrown-codes';

let test: TestApp;
let modules: ModuleDefinition[];
let document: DocumentedOperation[];
let catalogue: ErrorCatalogue;

beforeAll(async () => {
  test = await createTestApp();
  modules = await discoverModules();
  document = readDocument((await test.visitor().get('/api/schema/')).body);
  catalogue = Object.assign({ ...commonErrors }, ...modules.map(({ errors }) => errors ?? {})) as ErrorCatalogue;
});
afterAll(() => test.stop());

describe('catalogue, document and throws agree', () => {
  it('finds the throws at all, each with its code written out', () => {
    expect(thrownCodes().length).toBeGreaterThan(40);
    expect(throwsWithoutLiteral()).toEqual([]);
  });

  it('every code that is thrown stands in the common catalogue, or in that of the module that throws it', () => {
    const strangers = thrownCodes().filter(({ code, file }) => {
      const owner = /^modules\/([^/]+)\//.exec(file)?.[1];
      const own = modules.find(({ id }) => id === owner)?.errors ?? {};
      return !(code in commonErrors) && !(code in own);
    });
    expect(strangers).toEqual([]);
  });

  it('every code of every catalogue is thrown somewhere or answered by the platform', () => {
    const alive = new Set([...thrownCodes(), ...codesOfPlatform()].map(({ code }) => code));
    expect(Object.keys(catalogue).filter((code) => !alive.has(code))).toEqual([]);
  });

  it('every code of a module begins with its id, and every code of an operation exists', () => {
    const foreign = modules.flatMap(({ id, errors }) => Object.keys(errors ?? {}).filter((code) => !code.startsWith(`${id}.`)));
    const unknown = test.operations.flatMap(({ moduleId, name, operation }) =>
      (operation.errors ?? []).filter((code) => !(code in catalogue)).map((code) => `${moduleId}.${name}: ${code}`),
    );
    expect({ foreign, unknown }).toEqual({ foreign: [], unknown: [] });
  });

  it('every code of a module is named by an operation of that module', () => {
    const named = new Set(test.operations.flatMap(({ operation }) => operation.errors ?? []));
    const unnamed = modules.flatMap(({ errors }) => Object.keys(errors ?? {})).filter((code) => !named.has(code));
    // Answered at /r/, which is an address of files and no operation.
    expect(unnamed).toEqual(['plugins.files_gone', 'plugins.file_damaged']);
  });
});

describe('the OpenAPI document', () => {
  it('describes every operation of the running server and no other', () => {
    const running = test.operations.map(({ moduleId, name }) => `${moduleId}_${name}`).sort();
    expect(document.map(({ operationId }) => operationId).sort()).toEqual(running);
  });

  it('lists exactly the codes of an operation, each under its status', () => {
    for (const { moduleId, name, operation } of test.operations) {
      const described = document.find(({ operationId }) => operationId === `${moduleId}_${name}`);
      const listed = Object.entries(described?.responses ?? {}).filter(([status]) => Number(status) >= 400);
      const codes = listed.flatMap(([status, text]) => text.split(', ').map((code) => ({ code, status: Number(status) })));
      expect(codes.map(({ code }) => code).sort()).toEqual(errorCodes(operation));
      expect(described?.codes).toEqual(errorCodes(operation));
      for (const { code, status } of codes) expect({ code, status }).toEqual({ code, status: catalogue[code]?.status });
    }
  });

  it('names what access alone can answer', () => {
    const without = (code: string, concerned: (operation: DocumentedOperation) => boolean) =>
      document.filter((operation) => concerned(operation) !== operation.codes.includes(code)).map(({ operationId }) => operationId);
    expect(without('access_denied', ({ access }) => access === 'plugin' || access === 'subject')).toEqual([]);
    expect(without('admin_required', ({ access }) => access === 'admin')).toEqual([]);
    // Webhooks are signed by who calls them.
    const withoutCsrf = new Set([
      // `butterfly dev` announces its builds with a ticket in the body: no browser does, so there is no CSRF token.
      'plugins_announceBuild',
      // Forms of public pages work without cookies, also in pages of others: a signed token of their own says where they came from, and no session is asked.
      'lead_page_builder_submitPublicPage',
      'lead_page_builder_trackVisit',
      'event_meetings_sendBookingForm',
      'event_meetings_sendManageForm',
    ]);
    expect(
      without(
        'csrf_failed',
        ({ access, method, operationId }) =>
          method !== 'GET' && access !== 'deploy' && !withoutCsrf.has(operationId) && !operationId.endsWith('Webhook'),
      ),
    ).toEqual([]);
    expect(without('unsupported_media_type', ({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('sentences', () => {
  it('only access_denied says "Access denied": every other 403 keeps the visitor on the page (decisions A-07, A-12)', () => {
    const redirecting = Object.entries(catalogue)
      .filter(([, { message }]) => /access denied|you don't have permission/i.test(message))
      .map(([code]) => code);
    expect(redirecting).toEqual(['access_denied']);
    expect(catalogue['access_denied']?.status).toBe(403);
  });

  it('every code has a sentence for people, not shared by two codes of one module', () => {
    const bad = Object.entries(catalogue)
      .filter(([code, { message, status }]) => !/^[A-Z{].*\w.*$/.test(message) || message.includes(code) || status < 400)
      .map(([code]) => code);
    expect(bad).toEqual([]);
  });
});
