import { renderUi } from '../testing';
import { withOrdinals } from './ordinals';

const shown = (text: string) => {
  const { container } = renderUi(<p>{withOrdinals(text)}</p>);
  const line = container.querySelector('p');
  return {
    text: line?.textContent,
    raised: [...(line?.querySelectorAll('sup') ?? [])].map(({ textContent }) => textContent),
  };
};

describe('ordinals in a text', () => {
  it.each([
    ['du 1er au 3 décembre', ['er']],
    ['du 30 janvier au 1er février 2027', ['er']],
    ['1re année, puis 2e', ['re', 'e']],
    ['Le 12 décembre', []],
    ['empreinte 3e9a1er4', []],
    ['LECGE1216-1er', []],
  ])('« %s » keeps its words, and raises %j', (text, raised) => {
    expect(shown(text)).toEqual({ text, raised });
  });

  it('are one piece in a row that sets its children apart', () => {
    const { container } = renderUi(<p>{withOrdinals('1er janv. 2027')}</p>);
    expect(container.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('leaves what is no text as it is', () => {
    const node = <b>1er</b>;
    expect(withOrdinals(node)).toBe(node);
  });
});
