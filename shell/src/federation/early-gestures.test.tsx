import { screen } from '@testing-library/react';
import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyGestures } from './early-gestures';

const Search = () => {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  useLayoutEffect(replayEarlyGestures, []);
  return (
    <main>
      <input
        type="search"
        aria-label="Chercher"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <h1>Mes commandes</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${text}, ${count}`}
      </button>
    </main>
  );
};

it('what was typed and pressed before the page was taken over is done once it is', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Search />)}</div>`;
  const [field, button] = [screen.getByRole<HTMLInputElement>('searchbox'), screen.getByRole('button')];
  field.value = 'xyz';
  globalThis.__PORTAL_EARLY__ = [
    ['input', field, 'x'],
    ['input', field, 'xyz'],
    ['click', button, ''],
  ];
  const root = document.getElementById('root') ?? document.body;
  await act(async () => void hydrateRoot(root, <Search />));
  await screen.findByText('xyz, 1');
  expect(field.value).toBe('xyz');
  expect(globalThis.__PORTAL_EARLY__).toBeUndefined();
});
