const lineOf = ({ revision, date, verbe, remote, version, qui, pourquoi }) =>
  `${revision}  ${date}  ${verbe} ${remote} ${version ?? ''}${qui ? `  par ${qui}` : ''}${pourquoi ? `  « ${pourquoi} »` : ''}`;

/** Who changed what and why, newest first; of one remote when it is named. */
export const history = async ({ depot, remote, json }) => {
  const lines = (await depot.journal()).filter((line) => !remote || line.remote === remote).reverse();
  return json ? JSON.stringify(lines, null, 2) : lines.map(lineOf).join('\n') || 'Le journal est vide.';
};
