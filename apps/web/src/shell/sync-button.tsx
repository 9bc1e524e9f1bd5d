import { DataList } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/side-sheet.tsx'
import { SyncPill } from '@ramplight/ui/sync-pill.tsx'
import { useState } from 'react'
import { deviceName } from '#platform/device.ts'
import { useSyncState } from './use-sync-state.ts'

/** The pill in the header; a tap says in words what is safe where. */
export function SyncButton() {
  const state = useSyncState()
  const [open, setOpen] = useState(false)
  const offline = state.kind === 'offline'
  return (
    <>
      <SyncPill state={state} onClick={() => setOpen(true)} />
      <SideSheet opened={open} onClose={() => setOpen(false)} title="This device" subtitle={deviceName()}>
        <DataList orientation="vertical">
          <DataList.Item>
            <DataList.ItemLabel>Connection</DataList.ItemLabel>
            <DataList.ItemValue>{offline ? 'No network' : 'Connected'}</DataList.ItemValue>
          </DataList.Item>
          <DataList.Item>
            <DataList.ItemLabel>What you see</DataList.ItemLabel>
            <DataList.ItemValue>
              {offline ? 'The last copy on this device. Every list says its age.' : 'Fresh from the server.'}
            </DataList.ItemValue>
          </DataList.Item>
          <DataList.Item>
            <DataList.ItemLabel>What you type</DataList.ItemLabel>
            <DataList.ItemValue>
              {offline
                ? 'Weigh-ins and check-ins are kept here and sent when the network is back. Forms are kept as drafts.'
                : 'Saved on the server when you press Save. Drafts are kept here every two seconds.'}
            </DataList.ItemValue>
          </DataList.Item>
        </DataList>
      </SideSheet>
    </>
  )
}
