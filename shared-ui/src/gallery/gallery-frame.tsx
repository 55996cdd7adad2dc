import { type ReactNode, useState } from 'react';
import { useLocation } from 'shared-router';
import {
  AccountMenu,
  AppHeader,
  Box,
  Footer,
  Frise,
  Logo,
  SkipLink,
  type ThemeChoice,
  ThemeToggle,
} from '../index';

const NAV = [
  { label: 'Accueil', to: '/' },
  { label: 'États', to: '/etats' },
  { label: 'Formulaire', to: '/formulaire' },
  { label: 'Tableaux', to: '/tableaux' },
];

/** The portal's frame around each page of the gallery. */
export const GalleryFrame = ({ children }: { children: ReactNode }) => {
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  const { pathname } = useLocation();
  const choose = (choice: ThemeChoice) => {
    document.documentElement.dataset['theme'] = choice;
    setTheme(choice);
  };
  return (
    <>
      <SkipLink />
      <Frise />
      <AppHeader
        brand={<Logo name="Haute École du Parc" product="Portail étudiant" to="/" />}
        nav={NAV.map((item) => ({ ...item, isCurrent: item.to === pathname }))}
      >
        <ThemeToggle theme={theme} onChange={choose} />
        <AccountMenu
          name="Camille Lambert"
          detail="230101"
          items={[
            { label: 'Mes données', icon: 'id-card', to: '/etats' },
            { label: 'Se déconnecter', icon: 'log-out', onSelect: () => undefined },
          ]}
        />
      </AppHeader>
      <Box
        as="main"
        id="contenu"
        tabIndex={-1}
        flex="1"
        py={{ base: '5', md: '1.75rem' }}
        pb={{ base: '3.5rem', md: '20' }}
      >
        {children}
      </Box>
      <Footer
        name="Haute École du Parc"
        links={[
          { label: 'Politique de confidentialité', to: '/confidentialite' },
          { label: 'Règlement des études', href: '#reglement' },
          { label: 'Contacts', to: '/contacts' },
        ]}
        social={[
          { label: 'Haute École du Parc sur LinkedIn', icon: 'share-2', href: '#linkedin' },
          { label: 'Site de la Haute École du Parc', icon: 'globe', href: '#site' },
        ]}
      />
    </>
  );
};
