import { TimeInput } from '@mantine/dates'
import type { ComponentProps } from 'react'

/** A time of day, `06:00`. */
export const TimeField = (props: ComponentProps<typeof TimeInput>) => <TimeInput {...props} />
