import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A few lines of text. */
export const LongTextField = (props: ComponentProps<typeof Textarea>) => <Textarea {...props} />
