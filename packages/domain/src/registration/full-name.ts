/** First and last name; somebody may have one alone. */
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim()

/** The same of a name that is one text already: `Jo Reyes` -> `J. Reyes`. */
export const shortenName = (name: string): string => name.replace(/^(\S)\S* (?=\S)/u, '$1. ')

/** `J. Reyes`: two Reyes in one tournament are told apart wherever a place or a dollar stands. Never less than the surname. */
export const shortName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  first_name && last_name ? `${[...first_name.trim()][0]}. ${last_name}` : last_name || first_name
