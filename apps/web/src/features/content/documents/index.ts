export { DocumentTable } from './document-table.tsx'
export { HandIn, HandInAnother } from './hand-in.tsx'
export { OpenDocument } from './open-document.tsx'
