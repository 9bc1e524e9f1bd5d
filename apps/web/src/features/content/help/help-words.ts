const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** All the words, somewhere in a text; how it is marked up is not read. */
export function hasWords(html: string, words: string): boolean {
  const text = plain(html.replace(/<[^>]*>/g, ' '))
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
}
