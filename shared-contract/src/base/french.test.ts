import { elides, personName, plural, typeset, withDe } from './french';

describe('plural', () => {
  it.each([
    [0, 'exemplaire'],
    [1, 'exemplaire'],
    [1.5, 'exemplaire'],
    [2, 'exemplaires'],
    [100, 'exemplaires'],
  ])('of %d is « %s »', (count, form) => {
    expect(plural(count, 'exemplaire', 'exemplaires')).toBe(form);
  });
});

describe('de', () => {
  it.each([
    ['Économétrie', 'd’Économétrie'],
    ['Emma', 'd’Emma'],
    ['Hélène', 'd’Hélène'],
    ['histoire', 'd’histoire'],
    ['Yves', 'd’Yves'],
    ['œuvre', 'd’œuvre'],
    ['Namur', 'de Namur'],
    ['handicap', 'de handicap'],
    ['huit crédits', 'de huit crédits'],
    ['onze crédits', 'de onze crédits'],
    ['Yasmine', 'de Yasmine'],
    ['2 crédits', 'de 2 crédits'],
  ])('before « %s » gives « %s »', (name, text) => {
    expect(withDe(name)).toBe(text);
  });

  it('looks through an opening quotation mark', () => {
    expect(elides('«\u00a0Économie\u00a0»')).toBe(true);
    expect(elides('')).toBe(false);
  });
});

it('writes a person first name first', () => {
  expect(personName('Amina', 'Bertrand')).toBe('Amina Bertrand');
  expect(personName('', 'Bertrand')).toBe('Bertrand');
});

describe('typeset', () => {
  it('puts no-break spaces where French wants them', () => {
    expect(typeset('Mathématiques : « analyse » ; 20 % ? Oui !')).toBe(
      'Mathématiques\u00a0: «\u00a0analyse\u00a0»\u202f; 20\u00a0%\u202f? Oui\u202f!',
    );
  });

  it('leaves ordinary words, addresses and hours as they are', () => {
    expect(typeset('https://ecole.example/a?b=1;c à 10:30')).toBe('https://ecole.example/a?b=1;c à 10:30');
  });
});
