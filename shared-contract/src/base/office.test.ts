import { officeText } from './office';

describe('officeText', () => {
  it.each([
    ['B200', 'Bureau B200'],
    ['3.12', 'Bureau 3.12'],
    ['Bureau 12', 'Bureau 12'],
    ['rez-de-chaussée', 'rez-de-chaussée'],
  ])('of « %s » says « %s »', (place, said) => {
    expect(officeText(place)).toBe(said);
  });
});
