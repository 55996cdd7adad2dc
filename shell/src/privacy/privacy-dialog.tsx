import { useState } from 'react';
import { acceptPrivacy } from 'shared-auth/host';
import { formatPolicyDay } from 'shared-contract/portal/format-window';
import { Alert, Button, Dialog, Stack, Text, TextLink, withOrdinals } from 'shared-ui';
import { useReturnPath } from '../navigation/return-path';
import { usePortal } from '../portal/portal-context';
import { signOutAndLeave } from '../session/sign-out';
import { TEXTS } from '../texts';

/** Texts of the privacy dialog (CONTRACT §5.5). */
export const PRIVACY = {
  title: 'Vos données et vous',
  /** A first visit: where things are, in three lines. */
  welcome: 'Bienvenue sur le portail. Sur l’accueil\u00a0:',
  places: [
    '«\u00a0À faire\u00a0» dit ce que l’école attend de vous, et pour quand\u202f;',
    '«\u00a0En ce moment\u00a0» ouvre ce qui a une date\u00a0: examens, groupes, commandes\u202f;',
    '«\u00a0Mon dossier\u00a0» garde vos résultats, vos documents et vos données.',
  ],
  text: 'Avant de continuer, prenez connaissance de la manière dont votre école traite vos données\u00a0: lesquelles, pourquoi, combien de temps, et vos droits.',
  link: 'Lire la politique de confidentialité',
  accept: "J'accepte",
  failure: 'Votre accord n’a pas pu être enregistré. Réessayez dans un instant.',
} as const;

/** Blocking dialog of the home until the privacy policy is accepted; the only other way out is signing out. */
export default function PrivacyDialog() {
  const { institution } = usePortal();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const asked = useReturnPath();
  const accept = async () => {
    setIsBusy(true);
    try {
      await acceptPrivacy();
      window.location.assign(asked);
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  };
  const day = formatPolicyDay(institution.privacyVersion);
  return (
    <Dialog
      isOpen
      title={PRIVACY.title}
      actions={
        <>
          <Button variant="outline" onClick={signOutAndLeave}>
            {TEXTS.signOut}
          </Button>
          <Button busy={isBusy} onClick={accept}>
            {PRIVACY.accept}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{PRIVACY.welcome}</Text>
        <Stack as="ul" gap="1" css={{ listStyle: 'disc', paddingLeft: '1.25rem' }}>
          {PRIVACY.places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </Stack>
        <Text>{PRIVACY.text}</Text>
        <Text size="sm" tone="muted">
          <TextLink href={institution.privacyPolicy} newTab>
            {PRIVACY.link}
          </TextLink>
          {day !== null && withOrdinals(` (version du ${day})`)}
        </Text>
        {hasFailed && (
          <Alert tone="danger" live>
            {PRIVACY.failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
