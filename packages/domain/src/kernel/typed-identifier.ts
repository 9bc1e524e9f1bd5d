/** Letters that nobody sees: of no width, for the direction of writing, soft hyphens, marks of Word and of PDFs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Hyphens that do not break, dashes of all lengths and the minus: on paper they all look like one. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu
const DOTS = /[\u00B7\u2022\u2219\u22C5]/g

/** A text without the letters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** What somebody typed or pasted as one sees it: no invisible letters, one kind of dash, one kind of blank, none at the ends. */
export const cleanIdentifier = (typed: string): string =>
  withoutInvisible(typed).normalize('NFKC').replace(DASHES, '-').replace(/\s+/gu, ' ').trim()

/** An e-mail as its mailbox is called: also out of a link, out of `<…>`, and from the end of a sentence. */
export const cleanEmail = (typed: string): string =>
  cleanIdentifier(typed)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/\?\S*=\S*$/, '')
    .replace(/[.,;]+$/, '')
    .trim()
    .toLowerCase()

/** One @, a dot behind it, no blanks (A05): of what was cleaned. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A phone number as it is read: also out of a link, with dots from paper and blanks around its dashes. */
export const cleanPhone = (typed: string): string =>
  cleanIdentifier(typed)
    .replace(/^tel:\s*/i, '')
    .replace(DOTS, '.')
    .replace(/ ?([-.]) ?/g, '$1')
