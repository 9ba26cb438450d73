import { countSegments } from '@butterfly/contracts/twilio_communications';

/** How many segments the text takes, and why a single emoji may double it. */
export function Segments({ body }: { body: string }) {
  const { encoding, segments, left } = countSegments(body.trim());
  if (segments === 0) return <span className="tw-segments" />;
  const words = `${segments} ${segments === 1 ? 'segment' : 'segments'}, ${left} left`;
  return (
    <span
      className="tw-segments bf-soft bf-figures"
      title={encoding === 'UCS-2' ? 'A character such as an emoji halves the room of each segment' : undefined}
    >
      {words}
      {encoding === 'UCS-2' && ' (special characters)'}
    </span>
  );
}
