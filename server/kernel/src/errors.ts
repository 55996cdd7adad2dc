import type { FieldProblem, Problem } from 'shared-contract';
import type { ProblemCode } from 'shared-contract/base/problem';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';

/** A refusal that reaches the client as problem+json; `detail` is French and for the user. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly detail: string,
    readonly options: { errors?: FieldProblem[]; headers?: Record<string, string> } = {},
  ) {
    super(`${status} ${code}`);
  }
}

const TITLES: Record<number, string> = {
  400: 'Requête mal formée',
  401: 'Connexion nécessaire',
  403: 'Accès refusé',
  404: 'Introuvable',
  405: 'Méthode non autorisée',
  408: 'Demande trop lente',
  409: 'Conflit avec l’état présent',
  412: 'Condition non remplie',
  413: 'Contenu trop volumineux',
  414: 'Adresse trop longue',
  415: 'Type de contenu refusé',
  422: 'Données non valides',
  429: 'Trop de demandes',
  431: 'En-têtes trop volumineux',
  500: 'Erreur du portail',
  503: 'Portail momentanément indisponible',
  507: 'Espace de stockage épuisé',
};

/** The body of a refusal (RFC 9457). */
export const toProblem = ({ status, code, detail, options }: ApiProblem): Problem => ({
  type: `urn:portail:probleme:${code}`,
  title: TITLES[status] ?? 'Erreur',
  status,
  detail,
  code,
  ...(options.errors ? { errors: options.errors } : {}),
});

/** 400: what was sent can't be read. */
export const badRequest = (
  detail = 'La demande ne peut pas être lue.',
  code: ProblemCode = PROBLEM_CODES.badRequest,
) => new ApiProblem(400, code, detail);

/** 401: nobody is signed in. */
export const unauthorized = (
  detail = 'Connectez-vous pour continuer.',
  code: ProblemCode = PROBLEM_CODES.noSession,
) => new ApiProblem(401, code, detail);

/** 403: a right, a role, a flag or a window is missing. */
export const forbidden = (code: ProblemCode, detail: string) => new ApiProblem(403, code, detail);

/** 404: absent, or another person's, which must not be told apart. */
export const notFound = (
  detail = 'Cet élément n’existe pas ou n’est pas le vôtre.',
  code: ProblemCode = PROBLEM_CODES.notFound,
) => new ApiProblem(404, code, detail);

/** 409: the present state does not allow it. */
export const conflict = (code: ProblemCode, detail: string) => new ApiProblem(409, code, detail);

/** 412: a condition of the domain must be met first. */
export const precondition = (code: ProblemCode, detail: string) => new ApiProblem(412, code, detail);

/** 413: the body or the file is over its limit. */
export const tooLarge = (
  detail = 'Le contenu envoyé est trop volumineux.',
  code: ProblemCode = PROBLEM_CODES.tooLarge,
) => new ApiProblem(413, code, detail);

/** 415: the type of the body or of the file is not accepted. */
export const unsupported = (
  detail = 'Ce type de contenu n’est pas accepté ici.',
  code: ProblemCode = PROBLEM_CODES.typeRefused,
): ApiProblem => new ApiProblem(415, code, detail);

/** 422: readable, but not valid; `errors` names the fields. */
export const invalid = (
  errors: FieldProblem[],
  detail = 'Certaines données ne sont pas valides.',
  code: ProblemCode = PROBLEM_CODES.invalid,
): ApiProblem => new ApiProblem(422, code, detail, { errors });

/** 429, with the seconds to wait. */
export const tooMany = (
  retryAfter: number,
  detail = 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
): ApiProblem =>
  new ApiProblem(429, PROBLEM_CODES.tooMany, detail, { headers: { 'retry-after': String(retryAfter) } });

/** 503, with the seconds to wait. */
export const unavailable = (
  retryAfter = 5,
  detail = 'Le portail est momentanément indisponible. Réessayez dans quelques instants.',
): ApiProblem =>
  new ApiProblem(503, PROBLEM_CODES.unavailable, detail, { headers: { 'retry-after': String(retryAfter) } });

/** 507, with the seconds to wait: the disk of the database or of the files is full. */
export const storageFull = (
  retryAfter = 60,
  detail = 'Le portail n’a plus de place pour enregistrer\u00a0: rien n’a été enregistré. Réessayez plus tard.',
): ApiProblem =>
  new ApiProblem(507, PROBLEM_CODES.storageFull, detail, { headers: { 'retry-after': String(retryAfter) } });
