import { unknownOption } from './typed-options';

test.each([
  [
    ['paquet', '--dryrun'],
    '«\u00a0--dryrun\u00a0» n’est pas une option de cette commande\u00a0: écrivez --dry-run.',
  ],
  [
    ['--dry-runn', 'paquet'],
    '«\u00a0--dry-runn\u00a0» n’est pas une option de cette commande\u00a0: écrivez --dry-run.',
  ],
  [['paquet', '-n'], '«\u00a0-n\u00a0» n’est pas une option de cette commande.'],
  [['paquet', '--force=1'], '«\u00a0--force\u00a0» n’est pas une option de cette commande.'],
  [['paquet', '--dry-run'], null],
  [['paquet'], null],
])('of %j: %s', (args, words) => {
  expect(unknownOption(args, ['--dry-run'])).toBe(words);
});
