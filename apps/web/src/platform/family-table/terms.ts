/** Terms of a search, as the contract names them. */
export type Terms = Readonly<Record<string, unknown>>
