import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { buttonMarkup } from './ready-words';
import { ToPassOn } from './to-pass-on';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const summary = {
  business: 'Fern & Thistle',
  brand: '#ffe500',
  link_path: '/api/referral_portal/public/link/fern-thistle.abcd/',
  picture_path: '/api/lead_page_builder/public/wedding/card/?t=fern-thistle',
};

const show = (more: { picture_path?: null } = {}) => {
  const person = userEvent.setup();
  renderPlugin(<ToPassOn summary={{ ...summary, ...more }} />, { fake: createFakeHost(host), path: '/x', at: '/x' });
  return person;
};

describe('what partners pass on', () => {
  it('is a sentence and a button with their own link, to be copied', async () => {
    const person = show();
    await person.click(screen.getByRole('button', { name: 'Copy: A sentence' }));
    expect(await navigator.clipboard.readText()).toMatch(/Fern & Thistle.*\/link\/fern-thistle\.abcd\/$/);
    await person.click(screen.getByRole('button', { name: 'Copy: A button for your web page' }));
    expect(await navigator.clipboard.readText()).toContain('background:#ffe500;color:#000000');
  });

  it('is the picture of the page the link leads to, where it has one', () => {
    show();
    expect(screen.getByRole('img')).toHaveAttribute('src', summary.picture_path);
    expect(screen.getByRole('link', { name: 'Save this picture' })).toHaveAttribute('download');
  });

  it('is no picture where there is none, or none comes', () => {
    show({ picture_path: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('never lets a name become markup on the page of somebody else', () => {
    const page = document.createElement('div');
    page.innerHTML = buttonMarkup({ business: '<img src=x onerror=1>', link: 'https://x/"onclick="1', color: '#112233', ink: '#ffffff' });
    expect(page.children).toHaveLength(1);
    expect(page.firstElementChild?.getAttributeNames()).toEqual(['href', 'style']);
    expect(page.textContent).toBe('Flowers by <img src=x onerror=1>');
  });
});
