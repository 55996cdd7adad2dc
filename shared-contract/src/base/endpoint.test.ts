import { del, get, isPathOf, pathOf, post } from './endpoint';

const orders = get('/extranet/student/Commandes').answers<string[]>();
const orderLines = get('/extranet/student/Commandes01/{CommandeID}').answers<string[]>();
const removal = del('/delete/{id}/{screenId}');
const search = get('/extranet/verifications{?search,by}').answers<string[]>();

test('a path without braces is the path', () => {
  expect(pathOf(orders)).toBe('/extranet/student/Commandes');
});

test('braces are filled by name, each value encoded', () => {
  expect(pathOf(orderLines, { CommandeID: 12 })).toBe('/extranet/student/Commandes01/12');
  expect(pathOf(removal, { id: 3, screenId: 'a/b?c' })).toBe('/delete/3/a%2Fb%3Fc');
});

test('a query holds what is given, and is left out when nothing is', () => {
  expect(pathOf(search, { search: 'Dûpont & fils' })).toBe(
    '/extranet/verifications?search=D%C3%BBpont%20%26%20fils',
  );
  expect(pathOf(search, { search: 'a', by: 'nom' })).toBe('/extranet/verifications?search=a&by=nom');
  expect(pathOf(search, {})).toBe('/extranet/verifications');
});

test('method and path are all that an endpoint holds of itself', () => {
  const { method, path } = post('/extranet/student/SAR').takes<{ a: 1 }>().answers<{ b: 2 }>();
  expect({ method, path }).toEqual({ method: 'POST', path: '/extranet/student/SAR' });
});

test('a missing or a foreign name does not compile', () => {
  // @ts-expect-error CommandeID is missing
  expect(pathOf(orderLines, {})).toBe('/extranet/student/Commandes01/');
  // @ts-expect-error the path has no such name
  expect(pathOf(orders, { CommandeID: 1 })).toBe('/extranet/student/Commandes');
});

test('a path belongs to the template that it fills, and to no other that merely begins so', () => {
  expect(isPathOf(orders.path, '/extranet/student/Commandes')).toBe(true);
  expect(isPathOf(orders.path, '/extranet/student/Commandes01/12')).toBe(false);
  expect(isPathOf(orderLines.path, '/extranet/student/Commandes01/12')).toBe(true);
  expect(isPathOf(orderLines.path, '/extranet/student/Commandes01')).toBe(false);
  expect(isPathOf(search.path, '/extranet/verifications?search=a')).toBe(true);
});
