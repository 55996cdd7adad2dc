import { describeStartFailure } from './start-failure';

const systemError = (fields: Partial<NodeJS.ErrnoException>): Error =>
  Object.assign(new Error('refused'), { syscall: 'open', ...fields });

it.each<[Partial<NodeJS.ErrnoException>, RegExp]>([
  [{ syscall: 'listen', code: 'EADDRINUSE' }, /Le port 3000 est déjà pris/],
  [{ syscall: 'listen', code: 'EACCES' }, /demande des droits/],
  [{ syscall: 'listen', code: 'EADDRNOTAVAIL' }, /HOST et PORT/],
  [{ syscall: 'mkdir', code: 'EROFS', path: '/donnees' }, /écrire dans \/donnees/],
  [{ syscall: 'write', code: 'ENOSPC' }, /plus de place/],
])('what the machine refuses is said in a sentence: %j', (fields, sentence) => {
  expect(describeStartFailure(systemError(fields), 3000)).toMatch(sentence);
});

it('leaves any other error as it is', () => {
  expect(describeStartFailure(new Error('refused'), 3000)).toBeNull();
});
