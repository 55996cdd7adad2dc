import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { saveGrant } from 'shared-contract/reinscription/endpoints';
import { everything, openWizard, server } from '../testing/reenrolment';

const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /Numéro de bourse/ });

describe('the step of the grant', () =>
  testDraftPersistence({
    screen: 'Reinscription',
    write: saveGrant,
    value: '2026-77',
    before: { etape: 3, bourse: { HasBourse: true, BourseNumBourse: null, BourseFichierID: null } },
    reads: () => {
      server.state = { ...server.state, ...everything, Etape: 3 };
      return [];
    },
    answer: (body) => {
      server.state = { ...server.state, ...Object(body), ...everything, Etape: 4 };
      return server.state;
    },
    open: () => openWizard(),
    isThere: () => field() !== null,
    fill: async () => void fireEvent.change(field() ?? document.body, { target: { value: '2026-77' } }),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Suivant' })),
  }));
