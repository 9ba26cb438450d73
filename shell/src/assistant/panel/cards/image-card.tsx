import type { ImageData } from '../../chat/agent-response';
import { safePicture } from '../../chat/safe-link';

export function ImageCard({ image }: { image: ImageData }) {
  const source = safePicture(image.url);
  if (!source) return null;
  const alt = image.alt || 'Generated image';
  return (
    <figure className="assistant-card">
      <a href={source} target="_blank" rel="noopener noreferrer">
        <img
          className="assistant-image"
          src={source}
          alt={alt}
          onError={() => console.warn('[assistant] a picture could not be loaded', source)}
        />
      </a>
      <figcaption className="assistant-note">{alt}</figcaption>
    </figure>
  );
}
