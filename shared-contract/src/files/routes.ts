import { route } from '../base/route';
import { FingerprintAnswer } from '../documents/answers';
import { sentFile } from '../documents/endpoints';
import { fileFingerprintSchema } from '../documents/schemas';
import * as endpoints from './endpoints';

/**
 * Stored files and fingerprints (CONTRACT §3, §5.12). The two ways in, multipart and tus, carry no JSON: the API
 * declares them itself.
 */
export const fileRoutes = {
  sentFile: route(sentFile, { access: { session: true, navigation: true, whenBlocked: true } }),
  removeFile: route(endpoints.removeFile, {
    access: { roles: ['student', 'gestion', 'programmes', 'admin'], whenBlocked: true },
    audit: ['fichier.retire'],
  }),
  depositFingerprint: route(endpoints.depositFingerprint, {
    access: { roles: ['student'], whenBlocked: true },
    body: fileFingerprintSchema,
    audit: ['fichier.empreinte'],
    answer: FingerprintAnswer,
  }),
};
