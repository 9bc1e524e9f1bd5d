import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A line of text. What a browser remembers of other sites is no help here, unless the field says what it is. */
export const TextField = (props: ComponentProps<typeof TextInput>) => <TextInput autoComplete="off" {...props} />
