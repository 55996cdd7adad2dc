import { Breadcrumb, ContactCard, FailurePanel, Gate, GoLink, Page, Section, Stack } from '../index';

/** A refusal, then a failure. */
export const GatePage = () => (
  <Page>
    <Gate
      icon="lock"
      title="Votre accès est limité"
      lead="Votre dossier administratif n’est pas en règle. D’ici là, seuls vos documents et les valves vous sont ouverts."
    >
      <ContactCard
        name="Nadia Aksoy"
        duty="gestionnaire de dossier"
        detail="Bâtiment A, local 012, du lundi au jeudi de 9 h à 12 h"
        email="n.aksoy@example.org"
        phone="02 000 00 00"
      />
      <Section title="Ce qui reste ouvert">
        <Stack gap="0.625rem">
          <GoLink
            to="/documents"
            icon="folder-open"
            title="Mes documents"
            text="Charger les pièces qui manquent"
          />
          <GoLink to="/valves" icon="pin" title="Valves" text="Avis de votre section" />
        </Stack>
      </Section>
    </Gate>
    <Breadcrumb items={[{ label: 'Accueil', to: '/' }, { label: 'Mes commandes' }]} />
    <FailurePanel
      lead="Les commandes de syllabus sont momentanément indisponibles. Le reste du portail fonctionne et rien de ce que vous avez saisi n’est perdu."
      onRetry={() => undefined}
      kept={{ title: 'Votre commande est gardée', text: '4 exemplaires, 43,20 €.' }}
      reference="CMD-1042-7F3A"
      contact="helpdesk@example.org"
    />
  </Page>
);
