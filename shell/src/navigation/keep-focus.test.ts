import { keepFocus } from './keep-focus';

const PAGE = `<main><h1>Mes données</h1><section><h2>E-mails</h2>
  <ul><li><button id="a">A</button></li><li><button id="b">B</button></li><li><button id="c">C</button></li></ul>
  <div id="zone"><button id="choose">Choisir</button></div></section></main>`;

const at = (id: string) => document.getElementById(id) as HTMLElement;

const settled = () => new Promise((resolve) => setTimeout(resolve, 250));

beforeAll(keepFocus);

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

describe('the focus of what goes away', () => {
  it('goes to the next line, else to the one before', async () => {
    at('b').focus();
    at('b').closest('li')?.remove();
    await settled();
    expect(at('c')).toHaveFocus();
    at('c').closest('li')?.remove();
    await settled();
    expect(at('a')).toHaveFocus();
  });

  it('goes to the heading of the section when the list is empty', async () => {
    for (const id of ['b', 'c']) at(id).closest('li')?.remove();
    at('zone').remove();
    at('a').focus();
    at('a').closest('ul')?.remove();
    await settled();
    expect(document.querySelector('h2')).toHaveFocus();
  });

  it('goes to what takes its place', async () => {
    at('choose').focus();
    at('zone').innerHTML = '<button id="cancel">Annuler l’envoi</button>';
    await settled();
    expect(at('cancel')).toHaveFocus();
  });

  it('is left to the screen that moves it, and to who pressed beside everything', async () => {
    at('b').focus();
    at('b').closest('li')?.remove();
    at('choose').focus();
    await settled();
    expect(at('choose')).toHaveFocus();
    document.dispatchEvent(new Event('pointerdown'));
    at('choose').remove();
    await settled();
    expect(document.body).toHaveFocus();
  });
});
