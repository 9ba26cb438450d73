import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const presets = path.join(__dirname, '..');
const tsx = path.join(presets, '../../node_modules/tsx/dist/cli.mjs');
const BUDGET = 120 * 1024;

interface Built {
  readonly sources: readonly string[];
  readonly routes: readonly { readonly route: string; readonly bytes: number }[];
}

function buildLight(): Built {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterfly-light-'));
  const printed = execFileSync(process.execPath, [tsx, path.join(presets, 'fixtures/build-light.ts'), folder], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  return JSON.parse(printed) as Built;
}

describe('the light host', () => {
  const { sources, routes } = buildLight();
  const having = (pattern: RegExp) => sources.filter((source) => pattern.test(source));

  it('holds nothing of antd, and no set of icons', () => {
    expect(having(/node_modules\/.*(?:\/antd\/|@ant-design|@rc-component|rc-)|ui-kit\/src\/(?:antd|theme|list|icon\/icon)/)).toEqual([]);
    expect(having(/react-dom/)).not.toEqual([]);
  });

  it('holds no code of the team’s shell: only the loader, the routes and what pages may say and ask', () => {
    const shared =
      /^shell\/src\/(?:light|plugins\/(?:loading|page|slots)|routes|styles)\/|^shell\/src\/(?:without-eval|boot\/boot-data|releases\/nothing-kept|plugins\/(?:event-bus|plugin-life|plugin-scopes|start-worker)|ui\/(?:toasts|questions|focus-heading))\.ts$|^shell\/src\/ui\/ask\.tsx$/;
    expect(having(/^shell\/src\//).filter((source) => !shared.test(source))).toEqual([]);
    expect(having(/^shell\/src\/plugins\/slots\//)).toEqual([
      'shell/src/plugins/slots/bound-component.tsx',
      'shell/src/plugins/slots/contribution-boundary.tsx',
    ]);
    expect(having(/^shell\/src\/plugins\/loading\/(?:plugin-loader|integrity|federation)\.ts$/)).toHaveLength(3);
  });

  it('draws every page of the portal and the questionnaire, and those of who accepts, signs and pays', () => {
    expect(routes.map(({ route }) => route)).toEqual([
      ...['home', 'wizard', 'proposals', 'contract', 'payments', 'moodboard', 'requests'].map((id) => `client_portal.${id}`),
      ...['messages', 'files', 'timeline', 'invoice', 'questionnaire', 'set_password', 'reset_password'].map((id) => `client_portal.${id}`),
      'contract.sign',
      'payments.pay',
      'proposal_and_invoice.shared',
      'questionnaire.answer',
    ]);
  });

  it('with any of its first pages is no more than 120 KB of script', () => {
    expect(routes.filter(({ bytes }) => bytes > BUDGET)).toEqual([]);
  });
});
