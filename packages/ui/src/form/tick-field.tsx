import { Checkbox } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A box that is ticked. */
export const TickField = (props: ComponentProps<typeof Checkbox>) => <Checkbox {...props} />
