export { QuickCreate } from './quick-create.tsx'
