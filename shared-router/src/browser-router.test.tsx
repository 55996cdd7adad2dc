import { act } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Route, Routes } from './index';
import { StaticRouter } from './server';

const DRAWN = '/inscriptions?annee=2026';

/** Moves the history, as Back does inside a document. */
const moveTo = (url: string) => {
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Moves the history once, while React renders for the first time. */
const movingTo = (url: string) => {
  let isMoved = false;
  return () => {
    if (!isMoved) moveTo(url);
    isMoved = true;
    return null;
  };
};

const pages = (
  <Routes>
    <Route path="/inscriptions" element={<h1>Mes inscriptions</h1>} />
    <Route path="/commandes" element={<h1>Mes commandes</h1>} />
  </Routes>
);

let root: Root;
const main = () => document.querySelector('main') as HTMLElement;

const render = (more: ReactNode) =>
  act(async () => {
    root = createRoot(main());
    root.render(
      <BrowserRouter>
        {pages}
        {more}
      </BrowserRouter>,
    );
  });

/** Takes over what was drawn, and sees that all of it was kept until React had committed it. */
const takeOver = async (more: ReactNode) => {
  main().innerHTML = renderToString(<StaticRouter location={DRAWN}>{pages}</StaticRouter>);
  const heading = main().querySelector('h1');
  const onRecoverableError = jest.fn();
  const kept: boolean[] = [];
  const Committed = () => {
    useLayoutEffect(() => void kept.push(main().contains(heading)), []);
    return more;
  };
  await act(async () => {
    const page = (
      <BrowserRouter drawnFor={DRAWN}>
        {pages}
        <Committed />
      </BrowserRouter>
    );
    root = hydrateRoot(main(), page, { onRecoverableError });
  });
  expect(kept).toEqual([true]);
  expect(onRecoverableError).not.toHaveBeenCalled();
};

describe('a move of the history is followed', () => {
  beforeEach(() => {
    history.replaceState(null, '', DRAWN);
    document.body.innerHTML = '<main></main>';
  });
  afterEach(() => act(async () => root.unmount()));

  it.each(['/commandes', '/commandes?annee=2025#suite'])('to %s, before React begins', async (url) => {
    moveTo(url);
    await takeOver(null);
    expect(main()).toHaveTextContent('Mes commandes');
  });

  it.each(['/commandes', '/commandes?annee=2025#suite'])('to %s, while React renders', async (url) => {
    const Moving = movingTo(url);
    await takeOver(<Moving />);
    expect(main()).toHaveTextContent('Mes commandes');
  });

  it('where nothing was drawn', async () => {
    const Moving = movingTo('/commandes');
    await render(<Moving />);
    expect(main()).toHaveTextContent('Mes commandes');
  });

  it('after the page was taken over', async () => {
    await takeOver(null);
    expect(main()).toHaveTextContent('Mes inscriptions');
    await act(async () => moveTo('/commandes'));
    expect(main()).toHaveTextContent('Mes commandes');
    await act(async () => moveTo('/inscriptions'));
    expect(main()).toHaveTextContent('Mes inscriptions');
  });
});
