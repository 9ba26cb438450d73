import { PluginProvider } from '@butterfly/plugin-sdk/react';
import { RegionProvider } from '@butterfly/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createFakeHost, type FakeHost } from './fake-host';

interface RenderPluginOptions {
  readonly fake?: FakeHost;
  /** The route's pattern, e.g. `/moodboard/:projectId`. */
  readonly path?: string;
  /** The address, e.g. `/moodboard/7`. */
  readonly at?: string;
}

/**
 * Renders a page or a panel as the shell does: with a host, a private query client, the region of the business and a
 * router that stands at the given address.
 *
 * @example
 * const { fake } = renderPlugin(<Page />, { path: '/moodboard/:projectId', at: '/moodboard/7' });
 */
export function renderPlugin(element: ReactElement, options: RenderPluginOptions = {}): RenderResult & { fake: FakeHost } {
  const { fake = createFakeHost(), path = '*', at = '/' } = options;
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false, networkMode: 'always' } },
  });
  const routes = createElement(Routes, null, createElement(Route, { path, element }));
  const router = createElement(MemoryRouter, { initialEntries: [at] }, routes);
  const region = createElement(RegionProvider, { region: fake.context.tenant, children: router as ReactNode });
  const hosted = createElement(PluginProvider, { host: fake.host, children: region });
  return { ...render(createElement(QueryClientProvider, { client }, hosted)), fake };
}
