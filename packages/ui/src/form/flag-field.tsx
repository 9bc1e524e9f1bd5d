import { Switch } from '@mantine/core'
import type { ComponentProps } from 'react'

/** On or off. */
export const FlagField = (props: ComponentProps<typeof Switch>) => <Switch {...props} />
