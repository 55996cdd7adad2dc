import { Faults } from './faults';
import { printable } from './shown';

const AT = { file: 'pays.csv', line: 2, column: 'Pays', value: 'x', why: 'non', how: 'Oui.' };
const told = (faults: Faults) => faults.files.flatMap((file) => file.faults);

test('nothing of a file acts on a terminal, wherever a fault says it', () => {
  const faults = new Faults();
  const evil = 'a\u001b[2J\u202eb\0';
  faults.add({ ...AT, file: evil, column: evil, value: evil, why: evil, how: evil });
  expect(JSON.stringify(told(faults))).not.toMatch(/\\u00|\u202e/);
  expect(told(faults)[0]?.column).toBe('a\ufffd[2J\ufffdb\ufffd');
  expect(printable(`ligne\n\t${evil}`)).toBe('ligne\n\ta\ufffd[2J\ufffdb\ufffd');
});
