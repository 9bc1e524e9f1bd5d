import { Select, type SelectProps } from '@mantine/core'

/** One of several. */
export const ChoiceField = (props: SelectProps<string>) => <Select {...props} />
