declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
}
