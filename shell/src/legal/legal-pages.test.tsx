import { screen, within } from '@testing-library/react';
import type { Institution } from 'shared-contract';
import { renderUi } from 'shared-ui/testing';
import { anInstitution } from '../testing/portal-fixtures';
import { AccessibilityStatement, PrivacyPolicy } from './legal-pages';

const FRENCH = { iban: 'FR7630006000011234567890189' };

const privacyOf = (change: Partial<Institution>) => {
  renderUi(<PrivacyPolicy institution={{ ...anInstitution(), ...change }} />);
  return within(screen.getByRole('heading', { name: 'Vos droits' }).closest('section') ?? document.body);
};

describe('The accessibility statement', () => {
  const statementOf = (change: Partial<Institution>) => {
    renderUi(<AccessibilityStatement institution={{ ...anInstitution(), ...change }} />);
    return (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
  };

  it('has its parts in the order of the European model, its state first', () => {
    const part = statementOf({});
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Notre engagement',
      'État de conformité',
      'Ce qui n’est pas accessible',
      'Comment cette déclaration a été établie',
      'Nous écrire',
      'Si la réponse ne vous convient pas',
      'Comment le portail s’adapte',
      'Avec quel navigateur',
    ]);
    expect(part('État de conformité').getByText(/^Ce portail est partiellement conforme/)).toBeVisible();
  });

  it('gives the contact that the school has for it, else the usual one', () => {
    const accessibilityContact = { name: 'Service inclusif', email: 'acces@ecole.example' };
    const own = statementOf({ accessibilityContact })('Nous écrire');
    expect(own.getByText(/acces@ecole\.example \(Service inclusif\) en disant/)).toBeVisible();
    document.body.replaceChildren();
    const usual = statementOf({})('Nous écrire');
    expect(usual.getByText(new RegExp(anInstitution().contact.email))).toBeVisible();
  });
});

describe('The authority of the legal pages', () => {
  it('is Belgium’s where the school says nothing and its account is Belgian', () => {
    expect(privacyOf({}).getByText(/rue de la Presse 35, 1000 Bruxelles/)).toBeVisible();
    renderUi(<AccessibilityStatement institution={anInstitution()} />);
    expect(screen.getByRole('link', { name: /^Médiateur de la Wallonie/ })).toBeVisible();
  });

  it('is the one that the school names, with its address', () => {
    const privacy = { name: 'CNIL', address: '3 place de Fontenoy, 75007 Paris', url: 'https://www.cnil.fr' };
    const rights = privacyOf({ authorities: { privacy } });
    expect(rights.getByRole('link', { name: /^CNIL/ })).toHaveAttribute('href', 'https://www.cnil.fr');
    expect(rights.getByText(/3 place de Fontenoy/)).toBeVisible();
    expect(screen.queryByText(/Bruxelles/)).toBeNull();
  });

  it('is left unnamed for a school of another country that names none', () => {
    expect(privacyOf(FRENCH).getByText(/auprès de l’autorité de contrôle\.$/)).toBeVisible();
    renderUi(<AccessibilityStatement institution={{ ...anInstitution(), ...FRENCH }} />);
    expect(screen.queryByText(/Belg|Bruxelles|Wallonie/)).toBeNull();
  });
});
