import { useFullSession } from 'shared-auth/host';
import { Box, ExternalLinks, Section, Tile, TileGrid } from 'shared-ui';
import { openServices } from '../navigation/services';
import { usePortal } from '../portal/portal-context';
import { SeeAsStudent } from '../students/see-as-student';
import { TEXTS } from '../texts';
import { useExternalLinks } from './use-external-links';

/** Texts of the staff home. */
export const STAFF_HOME = {
  students: 'Les étudiants',
  portal: 'Le portail',
  status: 'Services, versions et pannes.',
  testers: 'Qui essaie quelle version.',
  audit: 'Qui a fait quoi, et quand.',
} as const;

const ADMIN_PAGES = [
  { to: '/admin/etat', icon: 'info', title: TEXTS.status, text: STAFF_HOME.status },
  { to: '/admin/testeurs', icon: 'eye', title: TEXTS.testers, text: STAFF_HOME.testers },
  { to: '/admin/journal', icon: 'file-text', title: TEXTS.audit, text: STAFF_HOME.audit },
] as const;

/** Home of staff: student search first; nothing of a student's own home. */
export default function StaffDesktop() {
  const { screens } = usePortal();
  const session = useFullSession();
  const links = useExternalLinks();
  const tools = [...openServices(screens, session, 'moment'), ...openServices(screens, session, 'dossier')];
  return (
    <Box as="section" aria-label={TEXTS.services} mt={{ base: '6', md: '8' }}>
      <Section title={STAFF_HOME.students}>
        {tools.length > 0 && (
          <Box mb="0.875rem">
            <TileGrid label={STAFF_HOME.students}>
              {tools.map(({ screen: { path, title, tile } }) => (
                <Tile key={path} to={path} icon={tile.icon} title={title} text={tile.text} />
              ))}
            </TileGrid>
          </Box>
        )}
        <SeeAsStudent />
      </Section>
      {session.infos.admin && (
        <Section title={STAFF_HOME.portal}>
          <TileGrid label={STAFF_HOME.portal}>
            {ADMIN_PAGES.map((page) => (
              <Tile key={page.to} {...page} />
            ))}
          </TileGrid>
        </Section>
      )}
      <Section title={TEXTS.elsewhere}>
        <ExternalLinks label={TEXTS.elsewhere} links={links} />
      </Section>
    </Box>
  );
}
