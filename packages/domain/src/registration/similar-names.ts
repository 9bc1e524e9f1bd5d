/** Two people of one name may be one person: written with other letters, with a nickname, or with one slip of the finger. */
export type Name = { first_name: string; last_name: string }

const NICKNAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'robert bob rob bobby robbie',
    'william bill will billy willie',
    'james jim jimmy jamie',
    'john johnny jack jon',
    'richard rick dick ricky rich',
    'michael mike mikey mick',
    'thomas tom tommy',
    'joseph joe joey',
    'charles charlie chuck chas',
    'david dave davey',
    'daniel dan danny',
    'edward ed eddie ted',
    'kenneth ken kenny',
    'ronald ron ronnie',
    'donald don donnie',
    'gerald jerry gerry',
    'lawrence larry',
    'steven steve stephen',
    'anthony tony',
    'gregory greg',
    'jeffrey jeff geoff geoffrey',
    'timothy tim timmy',
    'christopher chris',
    'matthew matt',
    'nicholas nick',
    'samuel sam sammy',
    'benjamin ben benny',
    'andrew andy drew',
    'patrick pat',
    'raymond ray',
    'walter walt',
    'leonard len lenny',
    'frederick fred freddie',
    'phillip phil philip',
    'katherine kathy katie kate catherine',
    'elizabeth liz beth betty',
    'margaret maggie peggy',
    'jennifer jen jenny',
    'susan sue susie',
    'deborah debbie deb',
  ].flatMap((line) => {
    const [name = '', ...short] = line.split(' ')
    return short.map((one) => [one, name])
  }),
)

const SUFFIX = /^(jr|sr|ii|iii|iv)$/
/** Shorter words are often one letter from somebody else's. */
const LONG_ENOUGH_FOR_A_SLIP = 5

/** Small letters without accents, dots and dashes: `O’Neíl-Smith` is `oneilsmith`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '')

export type ReadName = { first: string; root: string; last: string; suffix: string; digits: string }

/** A name as it is compared. What is said once of a middle name or a "Jr." is compared only where both say it. */
export function readName({ first_name, last_name }: Name): ReadName {
  const words = plain(last_name).split(/\s+/).filter(Boolean)
  const suffix = words.length > 1 ? (words.find((word) => SUFFIX.test(word)) ?? '') : ''
  // Who is called by a number ("Guest 12") is somebody else than who has another one.
  const digits = `${first_name} ${last_name}`.replace(/\D+/g, ' ').trim()
  const word =
    plain(first_name)
      .split(/\s+/)
      .find((part) => /\D/.test(part)) ?? ''
  return {
    first: word + digits,
    root: (NICKNAMES[word] ?? word) + digits,
    last: words.filter((word) => word !== suffix).join(''),
    suffix,
    digits,
  }
}

/** One letter more, less, other, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LONG_ENOUGH_FOR_A_SLIP || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const rests = [
    [at + 1, at + 1],
    [at + 1, at],
    [at, at + 1],
  ] as const
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  return isSwap || rests.some(([fromA, fromB]) => a.slice(fromA) === b.slice(fromB))
}

/** `R` and `Ray`, `Cy` and `Cyrus`. */
const isShortFor = (a: string, b: string): boolean => a !== '' && b.startsWith(a)
const sameFirst = (a: ReadName, b: ReadName): boolean =>
  a.first === b.first || a.root === b.root || isShortFor(a.first, b.first) || isShortFor(b.first, a.first)

/** May these two be one person? */
export function areSimilar(a: ReadName, b: ReadName): boolean {
  if (a.digits !== b.digits) return false
  if (a.suffix && b.suffix && a.suffix !== b.suffix) return false
  if (a.last === b.last) return sameFirst(a, b) || isOneSlip(a.first, b.first)
  if (a.first === b.last && a.last === b.first) return true
  return sameFirst(a, b) && isOneSlip(a.last, b.last)
}
