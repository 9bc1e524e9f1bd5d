import { ModalsProvider, modals } from '@mantine/modals'
import { useEffect } from 'react'
import { dialogsAreShownBy } from './dialogs.ts'

/** Shows what `dialogs` opens. */
export function DialogHost() {
  useEffect(() => dialogsAreShownBy(modals), [])
  return <ModalsProvider>{null}</ModalsProvider>
}
