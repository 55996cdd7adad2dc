import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Box } from 'shared-ui';
import { UnstyledProvider } from 'shared-ui/testing';
import { transcript } from './transcript';

const hear = (page: ReactElement): Promise<string[]> => {
  render(<UnstyledProvider>{page}</UnstyledProvider>);
  return transcript().then((text) => text.split('\n'));
};

describe('a transcript', () => {
  it('says running words together, in their language, and names without what they hold', async () => {
    const said = await hear(
      <>
        <h1>
          Mes cours <small>2026</small>
        </h1>
        <p>
          Vous suivez <span lang="en">European Economy</span>, et <b>deux</b> autres.
        </p>
        <label>
          <input type="checkbox" /> Microéconomie
        </label>
        <a href="/fiche">
          Fiche de <span lang="en">European Economy</span>
        </a>
      </>,
    );
    expect(said).toEqual([
      'main',
      'heading, Mes cours 2026, level 1',
      'Vous suivez {en: European Economy}, et deux autres.',
      'checkbox, Microéconomie, not checked',
      'link, Fiche de {en: European Economy}',
    ]);
  });

  it('is that of a phone', async () => {
    const said = await hear(
      <>
        <Box display={{ base: 'none', sm: 'block' }}>Sur un ordinateur</Box>
        <Box css={{ '@media (max-width: 37.49em)': { display: 'none' } }}>Ailleurs</Box>
        <Box>Partout</Box>
      </>,
    );
    expect(said).toEqual(['main', 'Partout']);
  });

  it('says the cells of a table, each once', async () => {
    const said = await hear(
      <table>
        <caption>Notes</caption>
        <thead>
          <tr>
            <th scope="col">Unité</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Droit</th>
            <td>
              <button type="button">12 sur 20</button>
            </td>
          </tr>
        </tbody>
      </table>,
    );
    expect(said).toEqual([
      'main',
      'table, Notes',
      'columnheader, Unité',
      'columnheader, Note',
      'Droit',
      'button, 12 sur 20',
    ]);
  });

  it('is of an open dialog alone', async () => {
    const said = await hear(
      <>
        <p>La page</p>
        <dialog open aria-modal="true" aria-label="Question">
          <p>Sûr ?</p>
        </dialog>
      </>,
    );
    expect(said).toEqual(['dialog, Question, modal', 'Sûr ?']);
  });
});

describe('a transcript is refused', () => {
  it.each<[string, ReactElement, RegExp]>([
    ['for an abbreviation without its words', <p key="p">Votre PAE est signé.</p>, /« PAE »/],
    [
      'for two links of one name to different places',
      <p key="p">
        <a href="/1">Voir</a> <a href="/2">Voir</a>
      </p>,
      /2 × « link, Voir »/,
    ],
    [
      'for two buttons of one name',
      <p key="p">
        <button type="button">Retirer</button> <button type="button">Retirer</button>
      </p>,
      /2 × « button, Retirer »/,
    ],
    // biome-ignore lint/a11y/useButtonType: what is looked for is its name.
    ['for a button without a name', <button key="b" />, /« button » has no name/],
    [
      'for a field without a name',
      <input key="i" type="checkbox" />,
      /« checkbox, not checked » has no name/,
    ],
    [
      'for a link that says nothing',
      <a key="a" href="/">
        Cliquez ici
      </a>,
      /says of nothing/,
    ],
    [
      'for what is said twice in a row',
      <div key="d">
        <p>Fait</p>
        <p>Fait</p>
      </div>,
      /« Fait » is said twice/,
    ],
  ])('%s', async (_, page, fault) => {
    await expect(hear(page)).rejects.toThrow(fault);
  });

  it('not for an abbreviation beside its words, a link given twice, a code', async () => {
    const said = await hear(
      <>
        <a href="/1">Voir le PAE</a>
        <p>Votre programme annuel (PAE) compte le cours LECGE1222-TP.</p>
        <a href="/1">Voir le PAE</a>
      </>,
    );
    expect(said).toHaveLength(4);
  });
});
