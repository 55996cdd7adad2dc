declare module 'pdfjs-dist/build/pdf.mjs' {
  export { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
}
