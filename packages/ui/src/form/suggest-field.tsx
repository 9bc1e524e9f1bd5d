import { Autocomplete, type AutocompleteProps } from '@mantine/core'

/** A line of text with suggestions: one of them, or whatever is typed. */
export const SuggestField = (props: AutocompleteProps) => <Autocomplete {...props} />
