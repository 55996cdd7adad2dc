import { attachmentHeader } from './send-file';

it.each([
  ['relevé Łukasz.pdf', 'releve _ukasz.pdf'],
  ['Иван.pdf', '____.pdf'],
  ['l’été "1".pdf', "l'ete _1_.pdf"],
  ['小明 王.pdf', '__ _.pdf'],
])('%s is named exactly to a browser, and in ASCII to what knows no better', (name, plain) => {
  const header = attachmentHeader(name);
  expect(header).toContain(`filename="${plain}"`);
  const [, exact = ''] = /filename\*=UTF-8''(.+)$/.exec(header) ?? [];
  expect(decodeURIComponent(exact)).toBe(name);
});
