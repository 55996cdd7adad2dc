/** Next steps in French for a portal without students or administrator; null when it has both. */
export const nextSteps = (missing: { students: boolean; admin: boolean }): string | null => {
  const steps = [
    ...(missing.students
      ? ['npm run import -- <dossier>       les données de l’école (docs/donnees.md)']
      : []),
    ...(missing.admin ? ['npm run admin -- <identifiant>    un premier administrateur'] : []),
  ];
  if (steps.length === 0) return null;
  return [
    '  Ce portail est prêt, et encore vide. La suite (docs/exploitation.md)\u00a0:',
    '',
    ...steps.map((one) => `    ${one}`),
    '',
  ].join('\n');
};
