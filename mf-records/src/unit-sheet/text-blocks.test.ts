import { blocksOf } from './text-blocks';

describe('what a teacher typed', () => {
  it('becomes paragraphs and lists', () => {
    expect(blocksOf('Vous serez capable\u00a0:\n– de lire\u202f;\n- d’écrire.\n\nEt d’y croire.')).toEqual([
      { kind: 'text', text: 'Vous serez capable\u00a0:' },
      { kind: 'items', items: ['de lire\u202f;', 'd’écrire.'] },
      { kind: 'text', text: 'Et d’y croire.' },
    ]);
  });

  it('keeps a dash inside a sentence, and nothing of an empty text', () => {
    expect(blocksOf('Analyse – première partie')).toEqual([
      { kind: 'text', text: 'Analyse – première partie' },
    ]);
    expect(blocksOf(' \n')).toEqual([]);
  });
});
