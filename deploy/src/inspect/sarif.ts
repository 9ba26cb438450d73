import { RULES, type Finding } from './build-findings';

/**
 * What is wrong, as a SARIF 2.1.0 log: one run, one rule per kind of finding, one result per thing that is wrong. A
 * finding about a remote points to its `package.json`, as it is about the build as a whole.
 *
 * @example sarifOf([{ fine: false, rule: 'too-large', plugin: 'inventory', text: '…' }]).runs[0].results.length // 1
 */
export function sarifOf(findings: readonly Finding[]) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'butterfly doctor', rules: Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } })) },
        },
        results: findings
          .filter(({ fine }) => !fine)
          .map(({ rule, plugin, text }) => ({
            ruleId: rule,
            level: 'error',
            message: { text },
            ...(plugin && { locations: [{ physicalLocation: { artifactLocation: { uri: `remotes/${plugin}/package.json` } } }] }),
          })),
      },
    ],
  };
}
