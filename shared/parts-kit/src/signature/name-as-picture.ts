/** A typed name as a PNG, written like a signature; 600 × 180 pixels. */
export function nameAsPicture(name: string, ink: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 180;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = ink;
    context.font = 'italic 64px Georgia, serif';
    context.textBaseline = 'middle';
    context.fillText(name, 24, 90, 552);
  }
  return canvas.toDataURL('image/png');
}
