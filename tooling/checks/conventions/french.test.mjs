import { REMOTES, SERVER } from '../../build/paths.mjs';
import { faultsOf, jsonTextsOf, refusedWords, textsIn, textsOf } from './french-texts.mjs';

const PACKAGES = [...SERVER, 'shared-auth', 'shared-contract', 'shared-ui', 'shell', ...REMOTES];
const DATA = [
  ...REMOTES.map((name) => `${name}/portal.json`),
  'institution.json',
  ...['catalogue', 'matieres', 'options'].map((name) => `server/demo/src/data/${name}.json`),
];
const refused = refusedWords();

describe('the French of every text', () => {
  it('follows typography and the list of words', () => {
    const texts = [...textsOf(PACKAGES), ...jsonTextsOf(DATA)];
    expect(texts.length).toBeGreaterThan(5000);
    const faults = texts.flatMap(({ place, text }) =>
      faultsOf(text, refused).map((fault) => `${place} ${fault}: ${text.slice(0, 90)}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the check', () => {
  it('reads the words from the glossary', () => {
    expect(refused).toEqual(expect.arrayContaining(['courriel', 'gestionnaire administratif', 'Mio']));
  });

  it.each([
    ['Votre reçu : le voici', 'ordinary space before « : »'],
    ['Que faire ?', 'ordinary space before « ; ? ! »'],
    ['Un acompte de 20 % est dû', 'ordinary space before « % »'],
    ['Ouvrez « Mes reçus »', 'ordinary space inside guillemets'],
    ['10 Mo au plus', 'ordinary space before a unit'],
    ["Rien n'est perdu", 'straight apostrophe'],
    ['Vous êtes déjà inscrit', 'masculine only'],
    ['Un mail vous attend', '« mail »'],
    ['Votre gestionnaire administratif', '« gestionnaire administratif »'],
  ])('finds the fault in « %s »', (text, fault) => {
    expect(faultsOf(text, refused)).toContain(fault);
  });

  it.each([
    'Votre reçu\u00a0: le voici\u202f!',
    'Un e-mail part à votre adresse e-mail',
    'mail',
    'https://ecole.example/mail?a=1',
    'Valable de 9:30 à 10:00',
  ])('leaves « %s »', (text) => {
    expect(faultsOf(text, refused)).toEqual([]);
  });

  it('sees strings, templates and words between tags, and no quoted text', () => {
    const place = '$' + '{a}';
    const source = `const a = 'un :'; b = \`deux ${place} :\`; c = <p>trois ?</p>; d = 'Sauvegarde réussie !';`;
    expect(textsIn('a.tsx', source).map(({ text }) => text)).toEqual(['un :', 'deux ', ' :', 'trois ?']);
  });
});
