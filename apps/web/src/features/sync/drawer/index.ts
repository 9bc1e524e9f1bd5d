export { PrepDialog } from './prep-dialog.tsx'
export { SyncButton, SyncDrawerPlace, useOpenDrawer } from './sync-button.tsx'
