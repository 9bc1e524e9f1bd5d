const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Two forms of one word begin alike and end otherwise: `disqualified`, `disqualify`; `pesaje`, `pesajes`. */
const ALIKE = 5
const ENDING = 3

function isAkin(asked: string, word: string): boolean {
  let same = 0
  while (same < asked.length && asked[same] === word[same]) same++
  return same >= ALIKE && asked.length - same <= ENDING && word.length - same <= ENDING
}

type Page = { title: string; html: string }
type Group<P extends Page> = { rows: readonly P[] }

/** How well a page answers: words in its title, words anywhere. */
function ranksOf({ title, html }: Page, asked: readonly string[]) {
  const count = (text: string) => {
    const [whole, words] = [plain(text), wordsOf(text)]
    return asked.filter((word) => whole.includes(word) || words.some((other) => isAkin(word, other))).length
  }
  return { titled: count(title), anywhere: count(`${title} ${html.replace(/<[^>]*>/g, ' ')}`) }
}

/**
 * The pages that have all the words, or, where none has, those with some of them. A heading whose pages have the words in their titles
 * comes first.
 */
export function findHelp<P extends Page, G extends Group<P>>(groups: readonly (G & Group<P>)[], words: string): G[] {
  const asked = wordsOf(words)
  if (asked.length === 0) return groups.filter(({ rows }) => rows.length > 0)
  const ranked = groups.map((group) => ({ group, rows: group.rows.map((row) => ({ row, ...ranksOf(row, asked) })) }))
  const most = Math.max(0, ...ranked.flatMap(({ rows }) => rows.map(({ anywhere }) => anywhere)))
  const least = most === asked.length ? most : 1
  return ranked
    .map(({ group, rows }) => {
      const shown = rows.filter(({ anywhere }) => anywhere >= least).toSorted((one, other) => other.titled - one.titled)
      return { group, shown, best: Math.max(0, ...shown.map(({ titled }) => titled)) }
    })
    .filter(({ shown }) => shown.length > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ group, shown }) => ({ ...group, rows: shown.map(({ row }) => row) }))
}
