import { antdTokens, PageHeader, RegionProvider, type ThemeMode } from '@butterfly/ui-kit';
import { PluginProvider } from '@butterfly/plugin-sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, Segmented, theme as antdTheme } from 'antd';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { sampleHost } from './samples/sample-host';
import { sections } from './sections';
import { addressOf, useView } from './view';

/** Every part of the kits on one page, in either theme, at any width. */
export function Gallery() {
  const [view, setView] = useView();
  const controls = (
    <>
      <Segmented<ThemeMode>
        aria-label="Theme"
        value={view.theme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onChange={(theme) => setView({ ...view, theme })}
      />
      <Segmented
        aria-label="Width"
        value={view.phone}
        options={[
          { value: false, label: 'Whole width' },
          { value: true, label: '360 px' },
        ]}
        onChange={(phone) => setView({ ...view, phone })}
      />
    </>
  );
  return (
    <Surroundings theme={view.theme}>
      <main className="gallery">
        <PageHeader
          eyebrow="Butterfly"
          title="Gallery"
          actions={controls}
          meta={
            <nav className="gallery-index" aria-label="Sections">
              {sections.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          }
        />
        {view.phone ? (
          <iframe key={view.theme} className="gallery-phone" title="The gallery at 360 px" src={addressOf({ ...view, phone: false })} />
        ) : (
          sections.map(({ id, title, Section }) => (
            <section key={id} id={id} className="gallery-section" aria-label={title}>
              <h2>{title}</h2>
              <Section />
            </section>
          ))
        )}
      </main>
    </Surroundings>
  );
}

/** What the shell gives to every plugin: theme, region, router, host and cache. */
function Surroundings({ theme, children }: { theme: ThemeMode; children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [fake] = useState(sampleHost);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const config = {
    ...antdTokens(theme, { motion: !still }),
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
  };
  return (
    <ConfigProvider theme={config}>
      <QueryClientProvider client={client}>
        <PluginProvider host={fake.host}>
          <RegionProvider region={fake.context.tenant}>
            <BrowserRouter>{children}</BrowserRouter>
          </RegionProvider>
        </PluginProvider>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
