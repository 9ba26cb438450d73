import { writeFileSync } from 'node:fs';
import { inBrowser } from './browser';
import { keyPresses } from './key-presses';

await inBrowser(async (page, api) => {
  await page.addInitScript('0');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  const f0 = await keyPresses(page, api);
  console.log('quiet', f0.value);
  await cdp.send('Profiler.start');
  const before = await cdp.send('Performance.enable').then(() => cdp.send('Performance.getMetrics'));
  const f = await keyPresses(page, api);
  const after = await cdp.send('Performance.getMetrics');
  const { profile } = await cdp.send('Profiler.stop');
  writeFileSync(`/tmp/stock/${process.env['OUT'] ?? 'profile'}.cpuprofile`, JSON.stringify(profile));
  for (const m of after.metrics) if (/Duration|Count/.test(m.name)) console.log(m.name, m.value - (before.metrics.find((b) => b.name === m.name)?.value ?? 0));
  console.log(f.value);
});
