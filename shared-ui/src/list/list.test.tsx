import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import { LinkLine } from './link-list';
import { CardList, List, ListLine } from './list';
import { LongList } from './long-list';

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

describe('LinkLine', () => {
  it('is one link as a whole, named by all that it shows', async () => {
    const { container } = renderUi(
      <CardList aria-label="Reçus">
        <LinkLine to="/recus/7" title="Commande" meta="22 novembre" value="14,50 €" />
      </CardList>,
    );
    const line = screen.getByRole('link', { name: 'Commande 22 novembre 14,50 €' });
    expect(line).toHaveAttribute('href', '/recus/7');
    expect(screen.getByRole('listitem')).toContainElement(line);
    await expectNoAxeViolations(container);
  });
});

describe('LongList', () => {
  it('shows its first items, then all of them when the others are asked for', async () => {
    renderUi(
      <LongList
        label="Avis"
        items={['Un', 'Deux', 'Trois']}
        itemKey={(item) => item}
        first={2}
        more={(hidden) => `${hidden} de plus`}
      >
        {(item, rank) => `${rank + 1} ${item}`}
      </LongList>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1 Un', '2 Deux']);
    await userEvent.click(screen.getByRole('button', { name: '1 de plus' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
