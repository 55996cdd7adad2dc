/** A statement as the server takes it. */
export const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};
