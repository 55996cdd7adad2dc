/** A PDF of these objects, the first of which is its catalogue; ASCII alone. */
export const pdfFromObjects = (objects: readonly string[]): Buffer => {
  let text = '%PDF-1.4\n';
  const entries: string[] = [];
  for (const [index, object] of objects.entries()) {
    entries.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};
