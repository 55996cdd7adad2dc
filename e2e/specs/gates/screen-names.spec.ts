import { expect, test } from '../../fixtures';
import { allScreens } from '../../screens/all';
import { screenName } from '../../screens/screen';

test('every screen under test has a name of its own in each of its states', () => {
  const names = allScreens.map(screenName);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, rank) => names.indexOf(name) !== rank)).toEqual([]);
});
