import { findProject } from '../skills/find-project';
import { text, type Job, type Skill } from '../skills/job';
import { boardFacts, type BoardFacts } from './board-facts';
import { colorOf, draw, INK } from './canvas';
import { collageLayout } from './collage-layout';

const MOST_PICTURES = 9;
const NAMED = /\b(?:of|from|for|on) (?:the )?(?<name>[A-Z][\w.’'-]*(?:(?: ?[&–-] ?| and | )[A-Z][\w.’'-]*)*)/u;

type Board =
  | { readonly kind: 'board'; readonly project: { readonly id: number; readonly name: string }; readonly facts: BoardFacts }
  | { readonly kind: 'none'; readonly say: string };

async function boardOf(job: Job): Promise<Board> {
  if (!job.tools.has('moodboard.board'))
    return {
      kind: 'none',
      say: 'You do not have the moodboard, so I cannot look at its pictures. An administrator of your business can give it to you.',
    };
  if (!/board|palette|collage|colou?r/i.test(job.plan.text))
    return {
      kind: 'none',
      say: 'I cannot invent pictures without an image model. I can make a palette or a collage of what is on a moodboard: “palette from the moodboard of the Reyes wedding”.',
    };
  const project = await projectOf(job);
  if ('say' in project) return { kind: 'none', say: project.say };
  const answer = await job.tools.read('moodboard.board', { projectId: project.id });
  if (answer.kind !== 'ok') return { kind: 'none', say: `${project.name} has no moodboard yet.` };
  return { kind: 'board', project, facts: boardFacts((answer.data as { data: unknown }).data) };
}

/** Who has the moodboard but not the pipeline still has the board they are looking at. */
async function projectOf(job: Job): Promise<{ id: number; name: string } | { say: string }> {
  const utterance = job.plan.slots['name'] ?? NAMED.exec(job.plan.text)?.groups?.['name'];
  if (utterance === undefined && job.turn.projectId !== null && !job.tools.has('tenant_crm.get_project'))
    return { id: job.turn.projectId, name: 'This project' };
  const found = await findProject(job, utterance);
  return found.kind === 'one' ? found.row : { say: found.say };
}

export const palette: Skill = async (job) => {
  const board = await boardOf(job);
  if (board.kind === 'none') return text(board.say);
  const colors = board.facts.colors.slice(0, 8).flatMap((named) => {
    const color = colorOf(named.hex);
    return color ? [{ ...named, color }] : [];
  });
  if (colors.length === 0) return text(`There are no colours and no pictures on the moodboard of ${board.project.name} yet.`);
  const w = 160;
  const bytes = await draw(
    { w: colors.length * w, h: 260 },
    colors.flatMap(({ color, hex, name }, at) => [
      { kind: 'box' as const, at: { x: at * w, y: 0, w, h: 190 }, color },
      { kind: 'text' as const, at: { x: at * w + 14, y: 204, w: w - 24 }, text: name || hex, size: 16, color: INK },
      ...(name ? [{ kind: 'text' as const, at: { x: at * w + 14, y: 229, w: w - 24 }, text: hex, size: 13, color: INK }] : []),
    ]),
  );
  const url = await job.media.keep(job.turn.asker, { folder: 'generated', name: 'palette.png', type: 'image/png', bytes });
  const names = colors.map(({ name, hex }) => (name ? `${name} ${hex}` : hex)).join(', ');
  return {
    message: `The palette of ${board.project.name}: ${names}.`,
    cards: { imageData: { url, alt: `Palette of ${board.project.name}: ${names}` } },
    projectId: board.project.id,
  };
};

export const collage: Skill = async (job) => {
  const board = await boardOf(job);
  if (board.kind === 'none') return text(board.say);
  const pictures: Buffer[] = [];
  for (const asset of board.facts.assets.slice(0, MOST_PICTURES)) {
    job.signal.throwIfAborted();
    const bytes = await job.tools.bytes(`/api/moodboard/assets/${asset}/view/`);
    if (bytes) pictures.push(bytes);
  }
  if (pictures.length === 0) return text(`There are no pictures on the moodboard of ${board.project.name} yet.`);
  const places = collageLayout(pictures.length);
  const colors = board.facts.colors.slice(0, 6).flatMap(({ hex }) => {
    const color = colorOf(hex);
    return color ? [color] : [];
  });
  const bytes = await draw({ w: 1_200, h: 900 }, [
    ...pictures.flatMap((picture, at) => {
      const place = places[at];
      return place ? [{ kind: 'picture' as const, at: place, bytes: picture }] : [];
    }),
    ...colors.map((color, at) => ({
      kind: 'box' as const,
      at: { x: 24 + at * (1_152 / colors.length), y: 816, w: 1_152 / colors.length, h: 60 },
      color,
    })),
  ]);
  const url = await job.media.keep(job.turn.asker, { folder: 'generated', name: 'collage.png', type: 'image/png', bytes });
  return {
    message: `A collage of ${pictures.length} picture${pictures.length === 1 ? '' : 's'} from the moodboard of ${board.project.name}.`,
    cards: { imageData: { url, alt: `Collage of the moodboard of ${board.project.name}` } },
    projectId: board.project.id,
  };
};
