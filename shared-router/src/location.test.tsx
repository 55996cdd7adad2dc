import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, useLocation } from './index';
import { StaticRouter } from './server';

const Said = () => <p>{useLocation().state?.said ?? 'Rien'}</p>;

describe('the state of the history', () => {
  it('comes after the page that the server drew without it, which is kept', async () => {
    window.history.replaceState({ usr: { said: 'Commande passée' }, key: 'a', idx: 0 }, '', '/commandes');
    document.body.innerHTML = `<main>${renderToString(
      <StaticRouter location="/commandes">
        <Said />
      </StaticRouter>,
    )}</main>`;
    const drawn = document.querySelector('p');
    const mended: unknown[] = [];
    await act(async () => {
      hydrateRoot(
        document.querySelector('main') as HTMLElement,
        <BrowserRouter>
          <Said />
        </BrowserRouter>,
        { onRecoverableError: (error) => mended.push(error) },
      );
    });
    expect(mended).toEqual([]);
    expect(document.querySelector('p')).toBe(drawn);
    expect(drawn).toHaveTextContent('Commande passée');
  });
});
