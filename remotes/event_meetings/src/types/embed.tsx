import { Typography } from 'antd';

/** What a studio puts into a page of its own, so that visitors book there. */
export function Embed({ path }: { readonly path: string }) {
  const { origin } = window.location;
  const meeting = path.split('/').at(-1) ?? '';
  const script = `<script src="${origin}/schedule.js" data-meeting="${meeting}" async></script>`;
  const frame = `<iframe src="${origin}${path}?embed=1" title="Book a meeting" style="width:100%;height:1100px;border:0"></iframe>`;
  return (
    <section className="bf-panel event_meetings-apart event_meetings-embed" aria-labelledby="embed">
      <h2 id="embed">In a page of your own</h2>
      <span className="bf-soft">A line of script, as high as what it shows:</span>
      <Typography.Text code copyable={{ text: script, tooltips: ['Copy the script', 'Copied'] }}>
        {script}
      </Typography.Text>
      <span className="bf-soft">Where scripts are not allowed, a frame:</span>
      <Typography.Text code copyable={{ text: frame, tooltips: ['Copy the frame', 'Copied'] }}>
        {frame}
      </Typography.Text>
    </section>
  );
}
