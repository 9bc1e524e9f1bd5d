import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'

/** One of several, in the list that the device itself has: for wet hands. */
export const DeviceChoiceField = (props: ComponentProps<typeof NativeSelect>) => <NativeSelect {...props} />
