declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** What pdf.js looks for on the page, in place of a worker. */
  export const WorkerMessageHandler: unknown;
}

declare module 'pdfjs-dist/build/pdf.mjs' {
  export { getDocument } from 'pdfjs-dist';
}
