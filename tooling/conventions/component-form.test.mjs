import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../webpack/paths.mjs';

const PACKAGES = ['shared-router', 'shared-ui', 'shared-auth', 'shell', ...REMOTES];

/** `function Name`, at the beginning of a line; a module's default, such as a page, may be one. */
const FUNCTION_COMPONENT = /^(?:export )?(?:async )?function [A-Z]/m;

/** @param {string} name */
const filesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(name, 'src', file));

describe('a component', () => {
  it('is written as a constant in every package', () => {
    const files = PACKAGES.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => FUNCTION_COMPONENT.test(readFileSync(join(root, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('that is declared as a function is found', () => {
    expect(FUNCTION_COMPONENT.test('/** A card. */\nexport function Card<Row>(props: Props) {}')).toBe(true);
    expect(FUNCTION_COMPONENT.test('export default function OrdersPage() {}')).toBe(false);
    expect(FUNCTION_COMPONENT.test('export const Card = (props: CardProps) => null;')).toBe(false);
  });
});
