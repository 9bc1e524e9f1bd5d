import type { Document } from '@ramplight/contract/content/documents'

const inWords = (label: string) => label.trim().toLowerCase()

/** Those who neither have a document of this name nor were asked for it. */
export function whoToAsk<Person extends { _id: string }>(
  people: readonly Person[],
  documents: readonly Document[],
  label: string,
): Person[] {
  const have = new Set(documents.filter((one) => inWords(one.label) === inWords(label)).map(({ user }) => user))
  return people.filter(({ _id }) => !have.has(_id))
}
