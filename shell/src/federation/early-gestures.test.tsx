import { screen } from '@testing-library/react';
import { act, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyGestures } from './early-gestures';

const Search = () => {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  useEarlyGestures();
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
  useEarlyGestures();
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

/** Says when it is committed, and takes what is typed once its effects have run. */
const Field = ({ onCommit }: { onCommit: () => void }) => {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('rien');
  const isReady = useRef(false);
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => {
    isReady.current = true;
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`« ${text} »`);
      }}
    >
      <input type="search" value={text} onChange={({ target }) => isReady.current && setText(target.value)} />
      <button type="submit">{sent}</button>
    </form>
  );
};

const Form = (props: { onCommit: () => void }) => (
  <main>
    <Field {...props} />
    <Gestured />
  </main>
);

const Gestured = () => {
  useEarlyGestures();
  return null;
};

it('what is pressed as soon as the page is taken over comes after what was typed before', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form onCommit={() => {}} />)}</div>`;
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = 'lambert';
  globalThis.__PORTAL_EARLY__ = [['input', field, 'lambert']];
  const root = document.getElementById('root') ?? document.body;
  const press = () => void setTimeout(() => screen.getByRole('button').click());
  hydrateRoot(root, <Form onCommit={press} />);
  expect(await screen.findByRole('button', { name: '« lambert »' })).toBeVisible();
});
