import {
  Botanical,
  Butterfly,
  Icon,
  Illustration,
  LineIcon,
  type BotanicalName,
  type IconName,
  type IllustrationName,
} from '@butterfly/ui-kit';
import { Part } from '../part';

const icons: readonly IconName[] = [
  'archive',
  'board',
  'check',
  'close',
  'download',
  'drag',
  'home',
  'image',
  'info',
  'list',
  'more',
  'note',
  'people',
  'pin',
  'sparkle',
  'trash',
  'undo',
  'upload',
  'warning',
];
const drawings: readonly BotanicalName[] = ['sprig', 'vase', 'seedling', 'wreath'];

export function IconsSection() {
  return (
    <div className="gallery-grid">
      <Part name="Icon">
        <div className="gallery-row">
          {icons.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Part>
      <Part name="LineIcon">
        <LineIcon path="M5 19L19 5M9 5h10v10" title="An arrow of a plugin's own" />
      </Part>
      <Part name="Botanical">
        <div className="gallery-row">
          {drawings.map((name) => (
            <Botanical key={name} name={name} width={72} />
          ))}
        </div>
      </Part>
      <Part name="Butterfly">
        <Butterfly size={56} />
      </Part>
      <Part name="Illustration">
        <Illustrations />
      </Part>
    </div>
  );
}

const pictures: readonly IllustrationName[] = [
  'path',
  'collage',
  'scroll',
  'bouquet',
  'letters',
  'doorway',
  'quill',
  'coins',
  'checklist',
  'crates',
  'dispatch',
  'leaf',
];

function Illustrations() {
  return (
    <div className="gallery-row">
      {pictures.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  );
}
