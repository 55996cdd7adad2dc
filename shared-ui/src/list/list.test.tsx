import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderUi } from '../testing';
import { CardList, List, ListLine } from './list';

describe('List', () => {
  it('is a list with its name and its items, whatever it looks like', async () => {
    const { container } = renderUi(
      <>
        <List divided aria-label="Commande">
          <ListLine inset>
            <span>Syllabus</span>
            <span>14,50 €</span>
          </ListLine>
        </List>
        <List marks gap="2" aria-label="Conditions">
          <li>Une condition</li>
        </List>
        <CardList aria-label="Contacts">
          <li>Une adresse</li>
        </CardList>
      </>,
    );
    expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Commande',
      'Conditions',
      'Contacts',
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await expectNoAxeViolations(container);
  });
});
