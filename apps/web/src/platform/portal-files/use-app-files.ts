import { useSyncExternalStore } from 'react'
import { type AppFiles, appFiles, onAppFiles } from './keep-portal.ts'

/** Whether the app itself is on this device, for the person who is signed in; follows while it comes. */
export const useAppFiles = (): AppFiles => useSyncExternalStore(onAppFiles, appFiles)
