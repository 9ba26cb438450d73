import { isBuilt } from '@butterfly/build-presets/input-stamp';
import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { sizeFindings, type Finding } from '../inspect/build-findings';
import { reasonsAgainst } from '../inspect/fits-shell';
import { sarifOf } from '../inspect/sarif';
import { serverFindings } from '../inspect/server-findings';
import type { Command } from './command';

export const doctorCommand: Command = {
  usage: 'doctor [<id> …] [--deployed] [--json | --sarif]',
  summary: 'look for what would go wrong: builds against the shell and their budgets; with --deployed the server too',
  help: ['Exits with 1 when something was found.', '--sarif prints what was found as SARIF 2.1.0, which code hosts show beside a change.'],
  async run(words, say) {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { deployed: flag, json: flag, sarif: flag },
    });
    const ids = positionals.length > 0 ? positionals : remoteIds();
    const findings = [...ids.flatMap(buildFindings), ...(values.deployed ? await serverFindings(connectionFrom(process.env)) : [])];
    if (values.sarif) say(JSON.stringify(sarifOf(findings), null, 2));
    else if (values.json) say(JSON.stringify(findings, null, 2));
    else for (const { fine, text } of findings) say(`${fine ? '✓' : '✗'} ${text}`);
    const wrong = findings.filter(({ fine }) => !fine).length;
    if (wrong > 0) throw new CliError(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
  },
};

function buildFindings(id: string): Finding[] {
  if (!remoteIds().includes(id)) throw new CliError(`There is no remote ${id}. There are: ${remoteIds().join(', ')}`, 2);
  if (!isBuilt(id) || !isBuilt('shell'))
    return [
      {
        fine: false,
        rule: 'stale-build',
        plugin: id,
        text: `${isBuilt(id) ? 'shell' : id}: the build is missing or older than its source. Run: butterfly build ${isBuilt(id) ? 'shell' : id}`,
      },
    ];
  const build = builtRelease(id);
  const reasons = reasonsAgainst(build.record, builtRelease('shell').record);
  return [
    ...reasons.map((reason) => ({
      fine: false,
      rule: 'does-not-fit' as const,
      plugin: id,
      text: `${id}: ${reason} in the shell that is built here`,
    })),
    ...sizeFindings(build),
  ];
}
