/** Two labels that are the same here name the same document, however they are written. */
export const sameDocument = (label: string): string => label.trim().toLowerCase()

/** The people who have a document of this name or were asked for it, however its name is written. */
export const whoHas = (documents: readonly { label: string; user: string }[], label: string): Set<string> =>
  new Set(documents.filter((one) => sameDocument(one.label) === sameDocument(label)).map(({ user }) => user))
