import { holds, mayUsePlugin, type BootData, type PermissionRecord } from '@butterfly/contracts/plugins';
import { iconNamed, type IconName } from '@butterfly/ui-kit';
import { whenFacts } from '../boot/when-facts';
import { mainRoutes } from '../layout/main-links';
import { sectionsOf } from '../layout/page-list';
import { projectAddress, toolAddress, toolsOf, type Tool } from '../toolbar/tools';
import type { PickerProject } from '../toolbar/projects';
import { mentions, rank } from './rank';

/** One row of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** What was found in it. */
  readonly detail?: string;
  /** What kind of thing it is, beside the label. */
  readonly hint: string;
  readonly icon: IconName;
  readonly act: PaletteAct;
}

export type PaletteAct =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'command'; readonly id: string }
  | { readonly kind: 'theme' }
  | { readonly kind: 'sign-out' };

export interface PaletteFacts {
  readonly boot: BootData;
  readonly permissions: PermissionRecord;
  readonly projects: readonly PickerProject[];
  readonly project: PickerProject | null;
  readonly active: Tool | null;
  readonly theme: 'dark' | 'light';
}

/** How many projects are offered before anything is typed. */
const FEW = 6;
/** What is found only by what stands beside it comes last. */
const BY_HINT = 0;
/** Letters that merely occur in order are worth less than a record that bears the words. */
const BY_WORDS = 50;

/** Everything the palette can do for this person, here. */
export function paletteEntries(facts: PaletteFacts): {
  readonly doing: readonly PaletteEntry[];
  readonly projects: readonly PaletteEntry[];
} {
  return { doing: [...tools(facts), ...commands(facts), ...pages(facts), ...actions(facts)], projects: projects(facts) };
}

/** What answers the query, best first, with the records that were found behind what bears the words; without one the actions and the newest projects. */
export function matchingEntries(
  { doing, projects: all }: ReturnType<typeof paletteEntries>,
  query: string,
  found: readonly PaletteEntry[] = [],
): readonly PaletteEntry[] {
  if (query.trim() === '') return [...doing.slice(0, 12), ...all.slice(0, FEW), ...doing.slice(12)];
  const scored: { entry: PaletteEntry; score: number }[] = [];
  for (const entry of [...doing, ...all]) {
    const score = rank(entry.label, query) ?? (mentions(`${entry.label} ${entry.hint}`, query) ? BY_HINT : null);
    if (score !== null) scored.push({ entry, score });
  }
  scored.sort((a, b) => b.score - a.score);
  const [better, others] = [scored.filter(isBetter), scored.filter((one) => !isBetter(one))];
  return [...better.map(({ entry }) => entry), ...found, ...others.map(({ entry }) => entry)];
}

function isBetter({ score }: { readonly score: number }): boolean {
  return score >= BY_WORDS - 1;
}

function tools({ boot, permissions, project }: PaletteFacts): PaletteEntry[] {
  if (!project) return [];
  const iconOf = (id: string) => iconNamed([...boot.plugins, ...boot.unavailable].find((plugin) => plugin.id === id)?.icon ?? 'leaf');
  return toolsOf(boot, permissions).map((tool) => ({
    id: `tool:${tool.pluginId}:${tool.card.id}`,
    label: tool.card.label,
    hint: project.name,
    icon: iconOf(tool.pluginId),
    act: { kind: 'go', path: toolAddress(tool, project.id) },
  }));
}

function commands({ boot, permissions }: PaletteFacts): PaletteEntry[] {
  const facts = whenFacts(boot, permissions);
  return boot.plugins
    .filter(({ id }) => mayUsePlugin(permissions, id))
    .flatMap((plugin) =>
      plugin.commands
        .filter(({ when }) => holds(when, facts))
        .map(
          (command): PaletteEntry => ({
            id: `command:${command.id}`,
            label: command.title,
            hint: plugin.title,
            icon: iconNamed(plugin.icon),
            act: { kind: 'command', id: command.id },
          }),
        ),
    );
}

function pages({ boot, permissions }: PaletteFacts): PaletteEntry[] {
  const listed = sectionsOf(boot, permissions, mainRoutes).flatMap(([, entries]) => entries);
  const own: readonly (readonly [string, string, IconName])[] = [
    ['/home_view', 'Butterfly Dashboard', 'home'],
    ['/tenant_crm', 'Project Pipeline', 'board'],
    ['/exodus', 'Exodus Dashboard', 'grid'],
    ['/profile/sessions', 'Signed-in devices', 'lock'],
  ];
  return [
    ...listed.map(
      (entry): PaletteEntry => ({
        id: `page:${entry.route}:${entry.id}`,
        label: entry.label,
        hint: 'Page',
        icon: iconNamed(entry.icon),
        act: { kind: 'go', path: entry.route },
      }),
    ),
    ...own.map(([path, label, icon]): PaletteEntry => ({ id: `page:${path}`, label, hint: 'Page', icon, act: { kind: 'go', path } })),
  ];
}

function projects({ boot, permissions, projects: all, active }: PaletteFacts): PaletteEntry[] {
  const tools = toolsOf(boot, permissions);
  return all.map(({ id, name }) => ({
    id: `project:${id}`,
    label: name,
    hint: active ? active.card.label : 'Project',
    icon: 'flower',
    act: { kind: 'go', path: active ? toolAddress(active, id) : projectAddress(tools, id) },
  }));
}

function actions({ theme }: PaletteFacts): PaletteEntry[] {
  return [
    {
      id: 'theme',
      label: theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme',
      hint: 'Appearance',
      icon: theme === 'dark' ? 'sun' : 'moon',
      act: { kind: 'theme' },
    },
    { id: 'sign-out', label: 'Logout', hint: 'Sign out on this device', icon: 'logout', act: { kind: 'sign-out' } },
  ];
}
