import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { giveTextsBack } from './give-texts-back';

/** What browsers do to every text: `replaceChild`, or an element put before the text, which then goes. */
type Replace = (text: Text, standIn: Element) => void;

const atOnce: Replace = (text, standIn) => text.replaceWith(standIn);
const inTwoSteps: Replace = (text, standIn) => {
  text.before(standIn);
  text.remove();
};

const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const standInFor = (words: string): Element => {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(`«${words}»`);
  return outer;
};

/** Lets observers be told, as they are between a translator's work and the page's. */
const told = () => act(() => Promise.resolve());

const translate = async (root: Node, replace: Replace) => {
  for (const text of textsOf(root)) {
    if (text.parentElement?.tagName !== 'FONT') replace(text, standInFor(text.data));
  }
  await told();
};

let show: (step: number) => void;

/** Each line is a way in which React changes what stands beside a bare text. */
const Page = () => {
  const [step, setStep] = useState(0);
  show = setStep;
  const is = (wanted: number) => step === wanted;
  return (
    <main>
      <p data-testid="before">{is(1) && <b>icône </b>}reste</p>
      <p data-testid="gone">
        {is(0) && 'part '}
        <b>reste</b>
      </p>
      <p data-testid="count">
        {step} sur {step + 1}
      </p>
      <p data-testid="swap">{is(0) ? 'texte' : <b>élément</b>}</p>
      <p data-testid="alone">{is(0) ? 'avant' : 'après'}</p>
      <p data-testid="order">
        {(is(0) ? ['a', 'b'] : ['b', 'a']).map((key) => (
          <i key={key}>{key}</i>
        ))}
      </p>
    </main>
  );
};

const SAID: Record<number, Record<string, string>> = {
  0: { before: 'reste', gone: 'part reste', count: '0 sur 1', swap: 'texte', alone: 'avant', order: 'ab' },
  1: { before: 'icône reste', gone: 'reste', count: '1 sur 2', swap: 'élément', alone: 'après', order: 'ba' },
};
const LINES = ['before', 'gone', 'count', 'swap', 'alone', 'order'];

const words = (name: string) => screen.getByTestId(name).textContent?.replace(/[«»]/g, '');

beforeAll(giveTextsBack);

describe.each([
  ['replaced at once', atOnce],
  ['replaced in two steps', inTwoSteps],
] as const)('a page whose texts are %s', (_, replace) => {
  test('says what React says, step by step', async () => {
    const { container, unmount } = render(<Page />);
    for (const step of [1, 0, 1]) {
      await translate(container, replace);
      act(() => show(step));
      await told();
      expect(Object.fromEntries(LINES.map((name) => [name, words(name)]))).toEqual(SAID[step]);
    }
    unmount();
    expect(container).toBeEmptyDOMElement();
  });

  test('is translated into a third language', async () => {
    const { container } = render(<Page />);
    await translate(container, replace);
    for (const font of [...container.querySelectorAll('main font:not(font font)')]) {
      font.replaceWith(standInFor('autre'));
    }
    await told();
    act(() => show(1));
    await told();
    expect(words('count')).toBe('1autre2');
    expect(words('before')).toBe('icône reste');
  });
});

test('a text that the translator keeps inside its element is found too', async () => {
  const { container } = render(<Page />);
  for (const text of textsOf(container)) {
    const standIn = document.createElement('font');
    text.before(standIn);
    standIn.append(text, standInFor('traduit'));
  }
  await told();
  act(() => show(1));
  await told();
  expect(words('before')).toContain('icône');
  expect(words('gone')).not.toContain('part');
});

test('one translation of several texts gives all of them back', async () => {
  const { container } = render(<Page />);
  const texts = textsOf(screen.getByTestId('count'));
  const standIn = standInFor('0 of 1');
  texts[0]?.before(standIn);
  for (const text of texts) text.remove();
  await told();
  act(() => show(1));
  await told();
  expect(words('count')).toBe('1 sur 2');
  expect(container.querySelectorAll('font')).toHaveLength(0);
});

test('a text that React took away beside a translated one stays away', async () => {
  render(<Page />);
  const line = screen.getByTestId('count');
  await translate(line, atOnce);
  const gone = document.createTextNode(' de trop');
  line.append(gone);
  await told();
  line.removeChild(gone);
  await told();
  act(() => show(1));
  await told();
  expect(words('count')).toBe('1 sur 2');
});
