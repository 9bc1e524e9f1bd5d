const inWords = (label: string) => label.trim().toLowerCase()

/** The people who have a document of this name or were asked for it, however its name is written. */
export const whoHas = (documents: readonly { label: string; user: string }[], label: string): Set<string> =>
  new Set(documents.filter((one) => inWords(one.label) === inWords(label)).map(({ user }) => user))
