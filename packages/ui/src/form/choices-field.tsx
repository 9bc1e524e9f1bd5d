import { MultiSelect, type MultiSelectProps } from '@mantine/core'

/** Any of several. */
export const ChoicesField = (props: MultiSelectProps<string>) => <MultiSelect {...props} />
