import fs from 'node:fs';

/** The lock of a data folder; `release` removes it. */
export interface FolderLock {
  release(): void;
}

/**
 * Lets one process use the folder. Two PostgreSQL processes on one folder lose rows without a word, so the second one is
 * refused. The lock lies beside the folder, names its process and the moment that process began (a number may be given to
 * another process after a restart), and is taken over only from a process that is gone.
 */
export function lockFolder(folder: string): FolderLock {
  const file = `${folder.replace(/[/\\]+$/, '')}.lock`;
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(file, mine)) return releaser(file, mine);
    const holder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const pid = livingHolder(holder);
    if (pid !== null && holder !== mine) throw new Error(`data folder in use by pid ${pid}: ${folder}`);
    if (holder === mine) throw new Error(`data folder already open in this process (pid ${process.pid}): ${folder}`);
    takeAway(file, holder);
  }
  throw new Error(`data folder could not be locked, another process is starting: ${folder}`);
}

function create(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function releaser(file: string, mine: string): FolderLock {
  const release = () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return {
    release: () => {
      process.removeListener('exit', release);
      release();
    },
  };
}

/** Moves the dead lock aside first: if a quicker process replaced it meanwhile, its lock is put back. */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (fs.readFileSync(aside, 'utf8') !== expected) fs.linkSync(aside, file);
  fs.rmSync(aside);
}

function livingHolder(content: string): number | null {
  const [pidText = '', started = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid < 1) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  const now = startOf(pid);
  return now !== '' && started !== '' && now !== started ? null : pid;
}

/** When a process began, in clock ticks since boot; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
