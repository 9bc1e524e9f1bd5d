export { askToSync } from './sync-dialog.tsx'
