export { PaperStation } from './paper-station.tsx'
