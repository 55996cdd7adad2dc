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

const Answers = () => {
  const [answers, setAnswers] = useState({ ticked: false, chosen: 'a', session: '', file: 'rien' });
  useLayoutEffect(replayEarlyGestures, []);
  const give = (part: Partial<typeof answers>) => setAnswers((before) => ({ ...before, ...part }));
  return (
    <main>
      <input
        type="checkbox"
        checked={answers.ticked}
        onChange={({ target }) => give({ ticked: target.checked })}
      />
      <select value={answers.chosen} onChange={({ target }) => give({ chosen: target.value })}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="radio" checked={answers.session === 'juin'} onChange={() => give({ session: 'juin' })} />
      <input type="file" onChange={({ target }) => give({ file: target.files?.[0]?.name ?? 'vide' })} />
      <output>{`${answers.ticked} ${answers.chosen} ${answers.session} ${answers.file}`}</output>
    </main>
  );
};

it('what was ticked, chosen and joined before the page was taken over is answered once it is', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Answers />)}</div>`;
  const [tick, select, radio, file] = [...document.querySelectorAll<HTMLInputElement>('input, select')];
  tick!.checked = true;
  select!.value = 'b';
  radio!.checked = true;
  Object.defineProperty(file, 'files', { value: [new File(['x'], 'releve.pdf')] });
  globalThis.__PORTAL_EARLY__ = [
    ['click', tick!, 'on', true],
    ['input', tick!, 'on', true],
    ['input', select!, 'b'],
    ['input', radio!, 'on', true],
    ['input', file!, 'releve.pdf', false],
  ];
  const root = document.getElementById('root') ?? document.body;
  await act(async () => void hydrateRoot(root, <Answers />));
  expect(await screen.findByText('true b juin releve.pdf')).toBeVisible();
});
