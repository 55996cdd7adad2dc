import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, useLocation } from './index';
import { StaticRouter } from './server';

const Said = () => {
  const { hash, state } = useLocation();
  return <p>{`${state?.said ?? 'Rien'} ${hash}`}</p>;
};

describe('what the server does not know of an address', () => {
  it('comes after the page that was drawn without it, which is kept', async () => {
    window.history.replaceState(
      { usr: { said: 'Commande passée' }, key: 'a', idx: 0 },
      '',
      '/commandes#premiere',
    );
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
    expect(drawn).toHaveTextContent('Commande passée #premiere');
  });
});
