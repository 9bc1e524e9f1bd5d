/** Letters, digits and single dashes: a name that every system, stick and mail takes. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const MOST_LETTERS = 60

/** `lake-fork-4-2027-06-12-overall-results`: from the name and the date (3 §2), then what it is. */
export const paperFileName = (name: string, isoDate: string | null | undefined, what: string): string =>
  [plain(name).slice(0, MOST_LETTERS), isoDate, plain(what)].filter(Boolean).join('-')
