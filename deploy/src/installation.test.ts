import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const deploy = join(__dirname, '..');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const documents = (name: string): Document[] =>
  parseAllDocuments(read(name), { merge: true }).map((document) => document.toJS() as Document);

interface Document {
  kind: string;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  services: Record<
    string,
    { environment?: Record<string, string>; depends_on?: Record<string, unknown>; image?: string; build?: { target: string } }
  >;
}

/** Names in the first column of the tables of env.md. */
const rows = [...read('env.md').matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
);
const documented = new Set(rows);
const [compose] = documents('docker/compose.yaml');
const manifests = readdirSync(join(deploy, 'kubernetes')).flatMap((name) => documents(`kubernetes/${name}`));
const pathsOf = (name: string, pattern: RegExp) => [...read(name).matchAll(pattern)].map(([, path]) => path);

describe('the files an installation is made with', () => {
  it('say of each variable once what it means', () => {
    expect(rows.filter((name, at) => rows.indexOf(name) !== at)).toEqual([]);
  });

  it('set only variables that are documented, and those that production needs', () => {
    const inCompose = Object.keys(compose?.services['server-a']?.environment ?? {});
    const inCluster = manifests
      .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
      .flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    for (const names of [inCompose, inCluster]) {
      expect(names.filter((name) => !documented.has(name))).toEqual([]);
      expect(names).toEqual(
        expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET', 'DEPLOY_TOKEN', 'PUBLIC_URL', 'TRUST_PROXY', 'S3_BUCKET']),
      );
    }
  });

  it('ask for every secret and have no value for one', () => {
    const asked = [...read('docker/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = [...read('docker/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(offered));
    expect(read('docker/example.env')).not.toMatch(/^\w*(SECRET|TOKEN|PASSWORD)=./m);
  });

  it('the proxy leads to the servers there are, and does not compress what they have compressed', () => {
    const servers = pathsOf('proxy/nginx.conf', /^\s+server ([\w-]+):4000/gm);
    expect(servers).toEqual(Object.keys(compose?.services ?? {}).filter((name) => name.startsWith('server-')));
    expect(read('proxy/nginx.conf')).toMatch(/^\s+gzip off;/m);
  });

  it('build images from folders and targets that exist', () => {
    const copied = pathsOf('docker/Dockerfile', /^COPY (?!--from)(\S+) /gm).filter((path) => path !== '.');
    expect(copied.filter((path) => !existsSync(join(deploy, '..', path ?? '')))).toEqual([]);
    const targets = pathsOf('docker/Dockerfile', /^FROM \S+ AS (\S+)/gm);
    const wanted = Object.values(compose?.services ?? {}).flatMap(({ build }) => (build ? [build.target] : []));
    expect(wanted.filter((target) => !targets.includes(target))).toEqual([]);
    expect(pathsOf('docker/Dockerfile', /--from=([a-z-]+)/g).filter((target) => !targets.includes(target))).toEqual([]);
  });
});
